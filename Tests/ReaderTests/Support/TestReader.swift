import SwiftUITesting

extension EnvironmentValues {
  /// What a reader in London has around them, whatever the machine's language and time zone are.
  static var reader: EnvironmentValues {
    var values = EnvironmentValues()
    values.locale = Locale(identifier: "en_GB")
    values.timeZone = TimeZone(identifier: "Europe/London") ?? .gmt
    values.calendar = Calendar(identifier: .gregorian)
    values.calendar.locale = values.locale
    values.calendar.timeZone = values.timeZone
    return values
  }
}
