"""What happens: tables, those who sit there, bots, the coach, and games that are over."""
