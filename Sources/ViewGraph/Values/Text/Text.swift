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

  /// Attributes behind a reference: most texts have none, and every view around a text holds a copy of it.
  private indirect enum Attributes: Equatable, Sendable {
    case none
    case some(TextAttributes)
  }

  var storage: Storage
  private var boxed = Attributes.none

  /// What has been set for the text.
  var attributes: TextAttributes {
    get { if case .some(let attributes) = boxed { attributes } else { TextAttributes() } }
    set { boxed = newValue.isEmpty ? .none : .some(newValue) }
  }

  init(storage: Storage) {
    self.storage = storage
  }
}

extension Text {
  /// A word for what the text is the title of, the same in all languages; nil where its values would be part of it.
  var lastingWord: String? {
    switch storage {
    case .verbatim(let text): LocationWords.slug(text)
    case .localized(let key, _, _) where key.arguments.isEmpty: LocationWords.slug(key.key)
    default: nil
    }
  }
}
