"""The doors of the server: requests over HTTP, the WebSocket, and pages."""
