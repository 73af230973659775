/// A story or comment as the index has it.
struct SearchDocument: Sendable {
  /// A field with its text.
  struct Field: Sendable {
    let name: String
    let text: String
  }

  let birth: Tick
  let story: StoryFacts
  let comment: CommentTree.Comment?
  let tags: [String]

  /// The texts that are searched, the weightiest first.
  func fields(_ writer: HackerWriter) -> [Field] {
    let title = Field(name: comment == nil ? "title" : "story_title", text: writer.title(of: story))
    let author = Field(name: "author", text: HackerNames.name(comment?.author ?? story.author))
    let text =
      comment.map { Field(name: "comment_text", text: writer.text(of: $0, on: story)) }
      ?? writer.text(of: story).map { Field(name: "story_text", text: $0) }
    let url = writer.address(of: story).map { Field(name: comment == nil ? "url" : "story_url", text: $0) }
    return (comment == nil ? [title, url, author, text] : [text, author, title, url]).compactMap { $0 }
  }

  func hasTags(of question: SearchQuestion) -> Bool {
    question.tags.allSatisfy { group in group.contains { tags.contains($0) } }
  }

  /// The place of the best field that fits, from 0; nil if it does not fit.
  func match(_ question: SearchQuestion, _ writer: HackerWriter) -> Int? {
    if question.words.isEmpty, question.phrases.isEmpty, question.excluded.isEmpty { return 0 }
    let fields = fields(writer).filter { question.fields.isEmpty || question.fields.contains($0.name) }
    let texts = fields.map { $0.text.lowercased() }
    let all = texts.joined(separator: "\n")
    guard question.phrases.allSatisfy({ all.contains($0) }), !question.excluded.contains(where: { all.contains($0) })
    else { return nil }
    let words = texts.map { $0.split { !$0.isLetter && !$0.isNumber } }
    var best = fields.count
    for (index, wanted) in question.words.enumerated() {
      let isLast = index == question.words.count - 1
      let place = words.firstIndex { $0.contains { isLast ? $0.hasPrefix(wanted) : $0 == wanted } }
      guard let place else { return nil }
      best = min(best, place)
    }
    return question.words.isEmpty ? 0 : best
  }
}
