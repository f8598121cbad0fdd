"""What several rooms of the window use."""
