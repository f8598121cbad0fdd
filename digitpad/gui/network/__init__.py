"""The network as one picture, lit by the pen and while it learns; where it is built, too."""
