import Foundation

/// Puts items into a list as the reader's language writes it: "a, b, and c". Foundation on Linux has none; its format style does the
/// work.
open class ListFormatter: Formatter, @unchecked Sendable {
  /// The language; the reader's by default.
  open var locale: Locale! = .autoupdatingCurrent
  /// Puts each item into words; nil takes items that are texts, and describes others.
  open var itemFormatter: Formatter?

  /// Joins texts in the reader's language.
  open class func localizedString(byJoining strings: [String]) -> String {
    strings.formatted(.list(type: .and).locale(.autoupdatingCurrent))
  }

  /// Joins items; nil where one cannot be put into words.
  open func string(from items: [Any]) -> String? {
    var texts: [String] = []
    for item in items {
      guard let text = itemFormatter.map({ $0.string(for: item) }) ?? (item as? String ?? "\(item)") else { return nil }
      texts.append(text)
    }
    return texts.formatted(.list(type: .and).locale(locale ?? .autoupdatingCurrent))
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? [Any]).flatMap { string(from: $0) }
  }
}
