/// When a program that nobody uses is to sleep, as a pure value. Times are seconds of the caller's clock.
package struct Rest: Equatable, Sendable {
  /// Seconds without use after which it is time.
  package let period: Double
  /// The same while the page is hidden.
  package let hiddenPeriod: Double
  /// Seconds without use after which it is time for the rows of its lists.
  package let rowPeriod: Double
  /// True while the reader has another page before them.
  package private(set) var isHidden = false
  /// When it was last used, as far as is known.
  package private(set) var usedAt = 0.0
  /// True from when it is time until the next use.
  package private(set) var isResting = false
  private var wasUsed = true
  private var next = 0.0
  private var rowsNext = 0.0

  /// What it is time for.
  package enum Due: Equatable, Sendable {
    case nothing
    /// Rows of lists are to rest.
    case rows
    /// The program is to sleep.
    case program
  }

  /// Something that has just been used.
  package init(period: Double, hiddenPeriod: Double, rowPeriod: Double = .infinity) {
    self.period = period
    self.hiddenPeriod = min(period, hiddenPeriod)
    self.rowPeriod = rowPeriod
  }

  /// The reader has done something.
  package mutating func use() {
    wasUsed = true
  }

  /// The page is hidden, or seen again.
  package mutating func hide(_ isHidden: Bool) {
    self.isHidden = isHidden
    wasUsed = true
  }

  /// Time has passed. What it is time for is asked again after half a period, because a program that is busy by itself
  /// does not sleep, and makes new rows.
  package mutating func due(at now: Double) -> Due {
    let period = isHidden ? hiddenPeriod : period
    if wasUsed {
      wasUsed = false
      isResting = false
      usedAt = now
      next = now + period
      rowsNext = now + rowPeriod
    }
    if now >= next {
      begin(at: now)
      return .program
    }
    guard now >= rowsNext, !isResting else { return .nothing }
    rowsNext = now + period / 2
    return .rows
  }

  /// The program is to sleep now, to make room for others.
  package mutating func begin(at now: Double) {
    isResting = true
    next = now + (isHidden ? hiddenPeriod : period) / 2
  }
}
