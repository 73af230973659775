// Fetch's errors and settings are part of this module's interface.
@_exported import Fetch
