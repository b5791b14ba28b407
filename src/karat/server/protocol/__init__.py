"""What is said: commands, messages, facts, refusals, and the documents that describe them."""
