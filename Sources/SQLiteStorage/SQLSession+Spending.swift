import Foundation

extension SQLSession {
  /// Takes one from an allowance, which all who use the database share; what was spent is in the table `spent`.
  ///
  /// - Parameters:
  ///   - name: What is counted together.
  ///   - period: The seconds after which what was spent does not count any more.
  ///   - now: The present moment.
  ///   - wait: Seconds until there is one again after those that were taken at some dates, the earliest first; nil for one now.
  /// - Returns: What `wait` says; where that is nil one was taken.
  package func spend(
    _ name: Data, period: TimeInterval, now: Date, wait: ([Date], Date) -> TimeInterval?
  ) throws -> TimeInterval? {
    try lock(name)
    try run("DELETE FROM spent WHERE name = ? AND date <= ?", name, now.addingTimeInterval(-period))
    let dates = try run("SELECT date FROM spent WHERE name = ? ORDER BY date", name).compactMap { $0.date("date") }
    let seconds = wait(dates, now)
    if seconds == nil { try run("INSERT INTO spent (name, date) VALUES (?, ?)", name, now) }
    return seconds
  }
}
