/// Whether a program that nobody uses may sleep, as a pure value. A program that wakes by itself has its whole page sent
/// anew, so one that does so again and again is left awake longer and longer.
package struct Sleep: Equatable, Sendable {
  /// Times that a program with work under way is left awake: it will show something soon.
  package static let patience = 4

  private var isAsleep = false
  /// True where something was shown since the last question.
  private var hasShown = false
  private var busy = 0
  /// Questions that are still to be answered with no, and how many will be the next time.
  private var skips = 0, owed = 0

  /// A program that is awake.
  package init() {}

  /// The program has something to show.
  package mutating func programShows() {
    hasShown = true
    guard isAsleep else { return }
    isAsleep = false
    owed = min(2 * owed + 1, 255)
    skips = owed
  }

  /// Asked once in a while; true where the program has done nothing since the last time.
  package mutating func mayBegin(isIdle: Bool) -> Bool {
    guard !isAsleep, !hasShown else {
      hasShown = false
      return false
    }
    busy = isIdle ? 0 : busy + 1
    skips -= skips > 0 ? 1 : 0
    return skips == 0 && (busy == 0 || busy > Self.patience)
  }

  /// Others need the room: what was shown since the last question does not count.
  package mutating func isUrgent() {
    hasShown = false
  }

  /// The program sleeps.
  package mutating func begins() {
    isAsleep = true
  }

  /// The reader wakes it.
  package mutating func ends() {
    isAsleep = false
  }
}
