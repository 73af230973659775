// Nothing to call: see interposition.c.
