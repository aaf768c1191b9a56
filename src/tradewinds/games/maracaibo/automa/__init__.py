"""Jean, the virtual opponent (MAR-30)."""
