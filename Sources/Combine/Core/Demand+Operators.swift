extension Subscribers.Demand {
  /// The sum of two demands; unlimited if either is, or if the sum overflows.
  @inlinable
  public static func + (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited || rhs.isUnlimited { return .unlimited }
    return Self(rawValue: lhs.rawValue + rhs.rawValue)
  }

  /// Adds a demand.
  @inlinable
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }

  /// The sum of a demand and a count. Traps if it becomes negative.
  @inlinable
  public static func + (lhs: Self, rhs: Int) -> Self {
    if lhs.isUnlimited { return .unlimited }
    let (sum, overflow) = Int(lhs.rawValue).addingReportingOverflow(rhs)
    return overflow ? .unlimited : .max(sum)
  }

  /// Adds a count.
  @inlinable
  public static func += (lhs: inout Self, rhs: Int) { lhs = lhs + rhs }

  /// A demand several times over; unlimited if it is, or if the product overflows. Traps if it becomes negative.
  @inlinable
  public static func * (lhs: Self, rhs: Int) -> Self {
    if lhs.isUnlimited { return .unlimited }
    let (product, overflow) = Int(lhs.rawValue).multipliedReportingOverflow(by: rhs)
    return overflow ? .unlimited : .max(product)
  }

  /// Multiplies by a count.
  @inlinable
  public static func *= (lhs: inout Self, rhs: Int) { lhs = lhs * rhs }

  /// What is left of a demand. Unlimited stays unlimited; taking unlimited away leaves none. Traps if it becomes negative.
  @inlinable
  public static func - (lhs: Self, rhs: Self) -> Self {
    if lhs.isUnlimited { return .unlimited }
    if rhs.isUnlimited { return .none }
    return .max(Int(lhs.rawValue) - Int(rhs.rawValue))
  }

  /// Takes a demand away.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }

  /// What is left after a count is taken away. Traps if it becomes negative; none if it cannot be counted.
  @inlinable
  public static func - (lhs: Self, rhs: Int) -> Self {
    if lhs.isUnlimited { return .unlimited }
    let (difference, overflow) = Int(lhs.rawValue).subtractingReportingOverflow(rhs)
    return overflow ? .none : .max(difference)
  }

  /// Takes a count away.
  @inlinable
  public static func -= (lhs: inout Self, rhs: Int) { lhs = lhs - rhs }
}

extension Subscribers.Demand {
  /// Whether the demand is less; nothing is more than unlimited.
  @inlinable
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  /// Whether the demand is less or the same.
  @inlinable
  public static func <= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue <= rhs.rawValue }

  /// Whether the demand is more.
  @inlinable
  public static func > (lhs: Self, rhs: Self) -> Bool { lhs.rawValue > rhs.rawValue }

  /// Whether the demand is more or the same.
  @inlinable
  public static func >= (lhs: Self, rhs: Self) -> Bool { lhs.rawValue >= rhs.rawValue }

  /// Whether the demand is the same.
  @inlinable
  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.rawValue == rhs.rawValue }

  /// Whether the demand is this count.
  @inlinable
  public static func == (lhs: Self, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) == rhs }

  /// Whether the demand is another count, or unlimited.
  @inlinable
  public static func != (lhs: Self, rhs: Int) -> Bool { !(lhs == rhs) }

  /// Whether the count is the demand.
  @inlinable
  public static func == (lhs: Int, rhs: Self) -> Bool { rhs == lhs }

  /// Whether the count is another than the demand.
  @inlinable
  public static func != (lhs: Int, rhs: Self) -> Bool { rhs != lhs }

  /// Whether the demand is less than the count.
  @inlinable
  public static func < (lhs: Self, rhs: Int) -> Bool { !lhs.isUnlimited && Int(lhs.rawValue) < rhs }

  /// Whether the count is less than the demand.
  @inlinable
  public static func < (lhs: Int, rhs: Self) -> Bool { rhs > lhs }

  /// Whether the demand is less than the count or the same.
  @inlinable
  public static func <= (lhs: Self, rhs: Int) -> Bool { !(lhs > rhs) }

  /// Whether the count is less than the demand or the same.
  @inlinable
  public static func <= (lhs: Int, rhs: Self) -> Bool { rhs >= lhs }

  /// Whether the demand is more than the count.
  @inlinable
  public static func > (lhs: Self, rhs: Int) -> Bool { lhs.isUnlimited || Int(lhs.rawValue) > rhs }

  /// Whether the count is more than the demand.
  @inlinable
  public static func > (lhs: Int, rhs: Self) -> Bool { rhs < lhs }

  /// Whether the demand is more than the count or the same.
  @inlinable
  public static func >= (lhs: Self, rhs: Int) -> Bool { !(lhs < rhs) }

  /// Whether the count is more than the demand or the same.
  @inlinable
  public static func >= (lhs: Int, rhs: Self) -> Bool { rhs <= lhs }
}
