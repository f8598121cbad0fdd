"""What of a photo or scan is ink, and the one digit it shows."""
