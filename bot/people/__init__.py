"""Who somebody is: what they have told of themselves, and how strong they are."""
