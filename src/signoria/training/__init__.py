"""Learns the weights of an evaluation from games that bots play against each other: `signoria train`."""
