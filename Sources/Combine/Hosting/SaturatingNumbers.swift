extension Int {
  /// The whole number towards zero: the greatest or the least where it would be further out, 0 for what is no number.
  ///
  /// `Int(_:)` ends the process there, and numbers of programs may be anything: a share of nothing is not a number, and the time of
  /// an animation that never ends is infinite.
  package init(saturating value: Double) {
    self = Int(exactly: value.rounded(.towardZero)) ?? (value.isNaN ? 0 : value < 0 ? .min : .max)
  }
}
