/// Finds the ends of brackets in Swift's text, past comments and strings.
struct SwiftScanner {
  private let text: [Character]

  init(_ text: String) {
    self.text = Array(text)
  }

  var count: Int { text.count }
  subscript(_ range: Range<Int>) -> String { String(text[range]) }

  /// The place behind the bracket that closes the one at a place; nil where none does.
  func end(of start: Int) -> Int? {
    var depth = 0
    var place = start
    while place < text.count {
      if let next = skip(place) {
        place = next
        continue
      }
      if "([{".contains(text[place]) { depth += 1 }
      if ")]}".contains(text[place]) {
        depth -= 1
        if depth == 0 { return place + 1 }
      }
      place += 1
    }
    return nil
  }

  /// The places of a word outside of comments and strings.
  func places(of word: String) -> [Int] {
    let letters = Array(word)
    var found: [Int] = []
    var place = 0
    while place + letters.count <= text.count {
      if let next = skip(place) {
        place = next
        continue
      }
      if text[place] == letters[0], Array(text[place..<place + letters.count]) == letters { found.append(place) }
      place += 1
    }
    return found
  }

  /// The next place that is no space or line end.
  func next(_ place: Int) -> Int? {
    var place = place
    while place < text.count, text[place].isWhitespace { place += 1 }
    return place < text.count ? place : nil
  }

  func character(at place: Int) -> Character { text[place] }

  /// The place behind the comment or string that begins at a place; nil where none does.
  private func skip(_ place: Int) -> Int? {
    if starts("//", place) { return text[place...].firstIndex { $0.isNewline } ?? text.count }
    if starts("/*", place) { return find("*/", from: place + 2) }
    var marks = 0
    while place + marks < text.count, text[place + marks] == "#" { marks += 1 }
    let quote = place + marks
    guard quote < text.count, text[quote] == "\"" else { return nil }
    let close = (starts("\"\"\"", quote) ? "\"\"\"" : "\"") + String(repeating: "#", count: marks)
    var end = quote + close.count - marks
    while end < text.count {
      if text[end] == "\\", marks == 0 { end += 2; continue }
      if starts(close, end) { return end + close.count }
      end += 1
    }
    return text.count
  }

  private func starts(_ word: String, _ place: Int) -> Bool {
    place + word.count <= text.count && zip(word, text[place...]).allSatisfy { $0 == $1 }
  }

  private func find(_ word: String, from start: Int) -> Int {
    var place = start
    while place < text.count, !starts(word, place) { place += 1 }
    return min(place + word.count, text.count)
  }
}
