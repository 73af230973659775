/// Which of several workers a visitor belongs to, as a pure function of the visitor's name.
///
/// The worker with the highest weight for a name has it (rendezvous hashing): where one is gone only its own visitors go
/// elsewhere, spread over the others, and they come back with it.
package enum WorkerChoice {
  /// The worker for a name among those that are there; nil where there is none.
  package static func worker(for name: some Sequence<UInt8>, among workers: some Sequence<Int>) -> Int? {
    let name = Array(name)
    return workers.max { weight(name, $0) < weight(name, $1) }
  }

  /// FNV-1a over the name and the worker's number, mixed once more so that neighbours differ in all bits.
  private static func weight(_ name: [UInt8], _ worker: Int) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in name { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash ^= UInt64(truncatingIfNeeded: worker) &* 0x9e37_79b9_7f4a_7c15
    hash = (hash ^ hash >> 30) &* 0xbf58_476d_1ce4_e5b9
    hash = (hash ^ hash >> 27) &* 0x94d0_49bb_1331_11eb
    return hash ^ hash >> 31
  }
}
