// Nothing to call: the definitions take the place of others by their names (replacing.h).
