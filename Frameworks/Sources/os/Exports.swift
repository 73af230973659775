// The lock as C has it, which comes with Foundation too.
@_exported import func FoundationAdditions.os_unfair_lock_lock
@_exported import func FoundationAdditions.os_unfair_lock_trylock
@_exported import func FoundationAdditions.os_unfair_lock_unlock
@_exported import struct FoundationAdditions.os_unfair_lock
@_exported import typealias FoundationAdditions.os_unfair_lock_s
@_exported import typealias FoundationAdditions.os_unfair_lock_t
