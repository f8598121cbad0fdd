"""My handwriting: drawings whose digit a person has said, kept to test, teach and train with."""
