import Foundation

/// One or more lines of read-only text.
nonisolated public struct Text: Equatable, Sendable {
  /// What the text says.
  indirect enum Storage: Equatable, Sendable {
    case verbatim(String)
    case localized(LocalizedStringKey, table: String?, tables: StringTables)
    case attributed(AttributedString)
    case date(Date, DateStyle)
    case interval(DateInterval)
    case timer(DateInterval, pause: Date?, countsDown: Bool, showsHours: Bool)
    case formatted(FormattedValue)
    case image(Image)
    case joined([Text])
  }

  var storage: Storage
  var attributes = TextAttributes()

  init(storage: Storage) {
    self.storage = storage
  }
}
