/// How many connections there may be.
package struct ConnectionLimits: Equatable, Sendable {
  /// Connections in all.
  package var total: Int
  /// Connections of one address.
  package var perAddress: Int

  /// Makes limits.
  package init(total: Int, perAddress: Int) {
    self.total = total
    self.perAddress = perAddress
  }

  /// What a process with so many file descriptors can serve, where the configuration does not say otherwise: a quarter
  /// of the descriptors, at least 32 and at most 1,024, is left for files and for the program's own connections.
  package init(_ limits: WebHostConfiguration.Limits, descriptors: Int) {
    let reserve = min(max(32, descriptors / 4), 1024)
    total = max(1, limits.connections ?? min(max(8, descriptors - reserve), 20_000))
    perAddress = max(1, limits.connectionsPerAddress ?? min(max(32, total / 4), 1_000))
  }
}
