import Combine
import Foundation

private struct PreferredLanguagesKey: EnvironmentKey { static var defaultValue: [String]? { nil } }

extension EnvironmentValues {
  /// The reader's languages, best first, as BCP 47 tags; nil where only the locale is known.
  package var preferredLanguages: [String]? {
    get { self[PreferredLanguagesKey.self] }
    set { self[PreferredLanguagesKey.self] = newValue }
  }

  /// What code that knows no environment sees as `Locale.current` and the like.
  package var surroundings: HostSurroundings {
    HostSurroundings(locale: locale, calendar: calendar, timeZone: timeZone, languages: preferredLanguages)
  }
}
