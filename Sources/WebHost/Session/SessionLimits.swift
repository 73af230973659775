/// How many sessions there are and may be, in all and per address, as a pure value.
package struct SessionLimits: Sendable {
  /// What becomes of a visitor.
  package enum Verdict: Equatable, Sendable {
    case welcome
    /// The process is full.
    case full
    /// This address has enough sessions.
    case tooManyFromAddress
  }

  /// Sessions in all.
  package let total: Int
  /// Sessions of one address; loopback addresses are proxies and developers, and not limited.
  package let perAddress: Int
  /// Sessions now.
  package private(set) var count = 0
  private var counts: [String: Int] = [:]

  /// Makes an empty book with the given limits.
  package init(total: Int, perAddress: Int) {
    self.total = total
    self.perAddress = perAddress
  }

  /// Enters a session if there is room.
  package mutating func enter(_ address: String) -> Verdict {
    guard count < total else { return .full }
    let number = counts[address, default: 0]
    guard number < perAddress || Self.isLoopback(address) else { return .tooManyFromAddress }
    counts[address] = number + 1
    count += 1
    return .welcome
  }

  /// Strikes out a session that was entered.
  package mutating func leave(_ address: String) {
    guard let number = counts[address] else { return }
    counts[address] = number > 1 ? number - 1 : nil
    count -= 1
  }

  /// True for the addresses of this machine itself.
  package static func isLoopback(_ address: String) -> Bool {
    address.hasPrefix("127.") || address == "::1" || address.hasPrefix("::ffff:127.")
  }
}
