"""What rules stand on: the compiler, records, dispatch by game, and luck."""
