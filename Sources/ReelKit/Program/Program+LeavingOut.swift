extension Program {
  /// Takes products out, and packages that none is left of.
  package mutating func leaveOut(_ names: [String]) {
    guard !names.isEmpty else { return }
    let before = Set(modules.flatMap(\.products).compactMap(\.package))
    for place in modules.indices {
      modules[place].products.removeAll { names.contains($0.name) }
    }
    modules[0].dependencies += names
    let after = Set(modules.flatMap(\.products).compactMap(\.package))
    packages.removeAll { before.contains($0.identity) && !after.contains($0.identity) }
  }
}
