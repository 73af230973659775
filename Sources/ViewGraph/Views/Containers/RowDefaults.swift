import Foundation

/// How the rows of a section look where they do not say it themselves: what has been said around the section.
struct RowDefaults: Equatable {
  var insets: EdgeInsets?
  var background: Paint?
  var separator: Visibility?
  var separatorTint: Paint?
}

private struct RowDefaultsKey: EnvironmentKey { static var defaultValue: RowDefaults { RowDefaults() } }

extension EnvironmentValues {
  /// Reaches sections, which keep it from what is in them, and no further than the next list.
  var rowDefaults: RowDefaults {
    get { self[RowDefaultsKey.self] }
    set { self[RowDefaultsKey.self] = newValue }
  }
}
