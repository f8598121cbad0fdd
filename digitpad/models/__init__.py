"""The architectures: data without torch (``catalogue``), and torch modules (``network``)."""
