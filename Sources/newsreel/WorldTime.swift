import ArgumentParser
import Foundation

/// The time of the stand-ins' world and of those who read of it.
struct WorldTime: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The date that the stand-ins and the reader take the start of the program for (default: now).",
      discussion: "A day, 2028-02-29, or a moment, 2028-02-29T23:59:30Z. Time goes on from there.",
      valueName: "date"),
    transform: Self.date)
  var date: Date?

  /// Tells the time: the date, and what has passed since this was asked for.
  func clock() -> @Sendable () -> Date {
    guard let date else { return { Date() } }
    let start = ContinuousClock.now
    return { date + (ContinuousClock.now - start) / .seconds(1) }
  }

  /// 2022-01-01T00:00:00Z: stories of Hacker News' stand-in have no numbers before November 2021.
  private static let beginning = Date(timeIntervalSince1970: 1_640_995_200)

  /// Reads a day or a moment of ISO 8601, in UTC.
  private static func date(_ text: String) throws -> Date {
    for style in [Date.ISO8601FormatStyle(), Date.ISO8601FormatStyle().year().month().day()] {
      guard let date = try? style.parse(text), style.format(date) == text else { continue }
      guard date >= beginning else {
        throw ValidationError("--date must not be before 2022: the world of the stand-ins begins then.")
      }
      return date
    }
    throw ValidationError("--date must be a day such as 2028-02-29 or a moment such as 2028-02-29T23:59:30Z.")
  }
}
