"""The torch modules that architectures are built as."""
