import Foundation

extension SearchDocument {
  /// The result as the service writes it: keys in order, highlights included.
  func json(_ question: SearchQuestion, in world: HackerWorld, at time: Tick) -> JSONValue {
    let fields = fields(world.writer)
    func text(_ name: String) -> JSONValue? { fields.first { $0.name == name }.map { .string($0.text) } }
    let tree = world.tree(of: story.number)
    let date = Date(timeIntervalSince1970: Double(birth.seconds))
    let common: [String: JSONValue?] = [
      "_highlightResult": .object(
        fields.sorted { $0.name < $1.name }.map { .init(key: $0.name, value: highlight($0.text, question)) }),
      "_tags": .array(tags.map(JSONValue.string)),
      "author": text("author"),
      "children": .ids(tree.answers(to: comment?.birth, at: time)),
      "created_at": .string(Timestamp.plain(date)),
      "created_at_i": .int(birth.seconds),
      "objectID": .string(String(birth.id)),
      "story_id": .int(story.birth.id),
      "updated_at": .string(Timestamp.plain(Date(timeIntervalSince1970: Double(time.seconds)))),
    ]
    let own: [String: JSONValue?] =
      if let comment {
        [
          "comment_text": text("comment_text"), "parent_id": .int((comment.parent ?? story.birth).id),
          "points": .null, "story_title": text("story_title"), "story_url": text("story_url"),
        ]
      } else {
        [
          "num_comments": .int(tree.count(at: time)), "points": .int(story.score(at: time)),
          "story_text": text("story_text"), "title": text("title"), "url": text("url"),
        ]
      }
    return .sorted(common.merging(own) { $1 })
  }

  private func highlight(_ text: String, _ question: SearchQuestion) -> JSONValue {
    var matched: [String] = []
    var marked = ""
    for piece in text.wordsAndGaps {
      let word = piece.lowercased()
      let hit = question.words.last.map { word.hasPrefix($0) } ?? false || question.words.dropLast().contains(word)
      if hit { matched.append(word) }
      marked += hit ? "<em>\(piece)</em>" : piece
    }
    let wanted = question.words.count
    let level = matched.isEmpty ? "none" : Set(matched).count >= wanted ? "full" : "partial"
    return .sorted([
      "fullyHighlighted": matched.isEmpty ? nil : .bool(false),
      "matchLevel": .string(level),
      "matchedWords": .array(Set(matched).sorted().map(JSONValue.string)),
      "value": .string(marked),
    ])
  }
}

extension String {
  /// The text in pieces that are words or what stands between them.
  fileprivate var wordsAndGaps: [Substring] {
    var pieces: [Substring] = []
    var rest = self[...]
    while let first = rest.first {
      let isWord = first.isLetter || first.isNumber
      let piece = rest.prefix { ($0.isLetter || $0.isNumber) == isWord }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }
}
