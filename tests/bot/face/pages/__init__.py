"""Menus, commands and pages, and who may reach them."""
