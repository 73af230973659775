extension Subscribers.Demand {
  /// Traps when a subscriber requests nothing: a request must be positive.
  @inline(__always)
  func requirePositive(file: StaticString = #file, line: UInt = #line) {
    precondition(self > .none, "A subscriber must request a positive demand", file: file, line: line)
  }
}

/// Traps for a method that a subclass must override.
func abstractMethod(_ name: StaticString = #function) -> Never {
  fatalError("\(name) must be overridden")
}
