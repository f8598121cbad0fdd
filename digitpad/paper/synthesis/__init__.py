"""Photos of sheets that are drawn and not taken, with the truth about all that stands on them."""
