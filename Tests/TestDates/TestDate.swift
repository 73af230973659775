import Foundation

/// The date that tests live on: data that depend on the day are the same whenever tests run.
///
/// `NEWSREEL_TEST_DATE` of the environment moves it, for instance to `2028-02-29T23:59:30Z`; `make test-days` does so.
public enum TestDate {
  /// The date, which stands still.
  public static let now: Date = {
    guard let text = ProcessInfo.processInfo.environment["NEWSREEL_TEST_DATE"], !text.isEmpty else { return usual }
    guard let date = try? Date(text, strategy: .iso8601) else {
      fatalError("NEWSREEL_TEST_DATE must be a date such as 2028-02-29T23:59:30Z, not \(text)")
    }
    return date
  }()

  /// The last moment until then at which Hacker News tells of changes: the next are fifteen seconds away.
  public static let whenChangesAreTold = Date(
    timeIntervalSince1970: (now.timeIntervalSince1970 / 15).rounded(.down) * 15)

  /// An afternoon in autumn, 2026-09-21T14:13:20Z.
  private static let usual = Date(timeIntervalSince1970: 1_790_000_000)
}
