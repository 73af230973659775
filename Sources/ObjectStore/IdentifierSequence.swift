/// Numbers for new objects: later ones are greater, and two processes do not give out the same.
///
/// A number is a time in microseconds and eleven random bits below it.
struct IdentifierSequence {
  private var last: Int64 = 0

  /// The next number.
  ///
  /// - Parameters:
  ///   - microseconds: The time since 1970.
  ///   - random: Any bits.
  mutating func next(at microseconds: Int64, random: UInt16) -> Int64 {
    last = max(last + 1, microseconds << 11 | Int64(random & 0x7FF))
    return last
  }
}
