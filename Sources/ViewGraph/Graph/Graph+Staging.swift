/// Values of state that wait for a transaction of their own.
struct StagedWrites {
  let transaction: Transaction
  var writes: [@MainActor () -> Void]
}

/// What an action has set so far, by the animation that it asked for.
struct ActionWrites {
  /// The animation with which each piece of state was set in the transaction that is due.
  fileprivate var due: [ObjectIdentifier: Animation?] = [:]
  /// What is set in those that follow.
  fileprivate var following: [StagedWrites] = []
}

extension Transaction {
  /// The animation of what is set in it.
  fileprivate var effective: Animation? { disablesAnimations ? nil : animation }
}

// An action that sets a piece of state twice, with another animation the second time, means both: `progress = 0` and then
// `withAnimation { progress = 1 }` begins again at 0. So what is set the second time, and all that is set after it, is told to the views in
// transactions of their own, one after the other.
extension Graph {
  /// Whether a piece of state that is set now has to wait for a transaction of its own; else it is noted as set.
  func stages(_ location: StateLocationBase, _ transaction: Transaction) -> Bool {
    guard !isFlushing else { return false }
    if !writes.following.isEmpty { return true }
    let animation = transaction.effective
    if let known = writes.due[ObjectIdentifier(location)], known != animation { return true }
    writes.due[ObjectIdentifier(location)] = .some(animation)
    return false
  }

  /// Does something in a transaction after those that are due.
  func stage(_ transaction: Transaction, _ write: @escaping @MainActor () -> Void) {
    if let last = writes.following.last, last.transaction.effective == transaction.effective {
      writes.following[writes.following.count - 1].writes.append(write)
    } else {
      writes.following.append(StagedWrites(transaction: transaction, writes: [write]))
    }
  }

  /// True where a transaction follows the one that is due.
  var isFollowed: Bool { !writes.following.isEmpty }

  /// A transaction begins: what is set from now on is another's.
  func beginWrites() { writes.due.removeAll(keepingCapacity: true) }

  /// Sets what waits for the next transaction; false where nothing waits.
  func followWrites() -> Bool {
    guard isFollowed else { return false }
    let next = writes.following.removeFirst()
    isFollowing = true
    for write in next.writes { write() }
    return true
  }
}
