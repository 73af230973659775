import Foundation

/// The text of the program's string table under a key, with texts put in for each `%@` or `%1$@`.
///
/// It is in the language of whoever the program runs for, or the key itself where there is no table.
func localized(_ key: String, _ values: String...) -> String {
  let format = NSLocalizedString(key, comment: "")
  var pieces = format.components(separatedBy: "%")
  var result = pieces.removeFirst()
  var next = 0
  for piece in pieces {
    let digits = piece.prefix { $0.isASCII && $0.isNumber }
    let rest = piece.dropFirst(digits.count)
    let named = Int(digits).map { $0 - 1 }
    let tail: Substring? =
      digits.isEmpty ? (piece.hasPrefix("@") ? piece.dropFirst() : nil) : rest.hasPrefix("$@") ? rest.dropFirst(2) : nil
    guard let tail, values.indices.contains(named ?? next) else {
      result += "%" + piece
      continue
    }
    result += values[named ?? next] + tail
    next += named == nil ? 1 : 0
  }
  return result
}
