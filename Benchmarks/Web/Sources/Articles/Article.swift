/// One row of the page that is measured.
public struct Article: Identifiable, Sendable {
  public let id: Int
  public let title: String
  public let source: String
  public let date: String
  public let description: String
  /// Which of `Picture.all` it shows.
  public let picture: Int

  private let words: [UInt8]

  init(id: Int, title: String, source: String, date: String, description: String, picture: Int) {
    self.id = id
    self.title = title
    self.source = source
    self.date = date
    self.description = description
    self.picture = picture
    words = Array(title.lowercased().utf8)
  }

  /// True where the title contains the text, whatever the case of its letters.
  func matches(_ text: [UInt8]) -> Bool {
    guard let first = text.first, words.count >= text.count else { return text.isEmpty }
    for start in 0...(words.count - text.count) where words[start] == first {
      if words[start..<(start + text.count)].elementsEqual(text) { return true }
    }
    return false
  }
}
