"""How the database came to its shape, one file a step."""
