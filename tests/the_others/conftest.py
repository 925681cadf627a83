"""What these tests share."""

from tests.the_others.tables import fixed_dice

__all__ = ["fixed_dice"]
