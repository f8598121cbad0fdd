"""What a network sees of a drawing or a picture: ``mnist/1`` and ``rgb/1``."""
