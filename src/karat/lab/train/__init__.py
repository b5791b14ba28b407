"""Learning by self-play (extra `learn`): nets for all games by one recipe. docs/learners.md shows it."""
