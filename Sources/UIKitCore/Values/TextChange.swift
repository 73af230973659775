import Foundation

/// What makes one text of another: the part that is replaced, and what comes in its place.
package struct TextChange: Equatable {
  /// In units of UTF-16 of the old text.
  package let range: NSRange
  package let text: String

  package init(from old: String, to new: String) {
    let first = zip(old, new).prefix { $0 == $1 }.count
    let rest = min(old.count, new.count) - first
    let last = zip(old.reversed(), new.reversed()).prefix { $0 == $1 }.prefix(rest).count
    let start = old.index(old.startIndex, offsetBy: first)
    let end = old.index(old.endIndex, offsetBy: -last)
    range = NSRange(start..<end, in: old)
    text = String(new.dropFirst(first).dropLast(last))
  }
}
