"""Small value types that several titles use: grid cells and bags of hidden pieces."""
