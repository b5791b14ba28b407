"""What stays: the database, its versions, backups, and how servers hear of each other."""
