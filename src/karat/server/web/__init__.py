"""How one gets in: HTTP, sockets, limits, and the browser's part."""
