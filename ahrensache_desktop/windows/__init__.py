"""The one window and its pages: everything around the table."""
