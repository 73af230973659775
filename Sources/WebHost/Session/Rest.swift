/// When a program that nobody uses is to sleep, as a pure value. Times are seconds of the caller's clock.
package struct Rest: Equatable, Sendable {
  /// Seconds without use after which it is time.
  package let period: Double
  /// The same while the page is hidden.
  package let hiddenPeriod: Double
  /// True while the reader has another page before them.
  package private(set) var isHidden = false
  /// When it was last used, as far as is known.
  package private(set) var usedAt = 0.0
  /// True from when it is time until the next use.
  package private(set) var isResting = false
  private var wasUsed = true
  private var next = 0.0

  /// Something that has just been used.
  package init(period: Double, hiddenPeriod: Double) {
    self.period = period
    self.hiddenPeriod = min(period, hiddenPeriod)
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

  /// Time has passed; true where the program is to sleep. It is asked again after half a period, because a program that
  /// is busy by itself does not sleep.
  package mutating func isDue(at now: Double) -> Bool {
    let period = isHidden ? hiddenPeriod : period
    if wasUsed {
      wasUsed = false
      isResting = false
      usedAt = now
      next = now + period
    }
    guard now >= next else { return false }
    begin(at: now)
    return true
  }

  /// The program is to sleep now, to make room for others.
  package mutating func begin(at now: Double) {
    isResting = true
    next = now + (isHidden ? hiddenPeriod : period) / 2
  }
}
