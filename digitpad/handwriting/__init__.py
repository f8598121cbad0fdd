"""Generated handwriting: digits and other drawings as strokes."""
