"""Notifications: messages to people whose turn it is while they look elsewhere."""
