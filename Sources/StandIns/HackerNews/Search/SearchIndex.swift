/// What the search finds at a moment: stories of two days, comments of half a day.
struct SearchIndex: Sendable {
  let world: HackerWorld
  let time: Tick

  /// What fits a question, in its order.
  func documents(_ question: SearchQuestion, byDate: Bool) -> [SearchDocument] {
    var found: [(document: SearchDocument, place: Int)] = []
    for document in candidates(question)
    where document.hasTags(of: question) && question.isWithin(document.birth.seconds) {
      if let place = document.match(question, world.writer) { found.append((document, place)) }
    }
    if byDate { return found.map(\.document).sorted { $0.birth > $1.birth } }
    return found.map { (document: $0.document, key: key($0.document, $0.place)) }
      .sorted { $0.key > $1.key }.map(\.document)
  }

  private func key(_ document: SearchDocument, _ place: Int) -> (Int, Int, Int) {
    (-place, document.comment == nil ? document.story.score(at: time) : 0, document.birth.number)
  }

  private func candidates(_ question: SearchQuestion) -> [SearchDocument] {
    let kinds = question.tags.first { $0.contains { ["story", "comment", "poll", "job"].contains($0) } }
    let wantsComments = kinds?.contains("comment") ?? !question.tags.contains { $0.contains("front_page") }
    let wantsStories = kinds.map { $0 != ["comment"] } ?? true
    return (wantsStories ? stories : []) + (wantsComments ? comments : [])
  }

  private var stories: [SearchDocument] {
    let front = Set(world.frontPages(at: time).top.prefix(30))
    return world.stories(at: time).map { story in
      var tags = [story.kind == .job ? "job" : story.kind == .poll ? "poll" : "story"]
      tags += ["author_\(HackerNames.name(story.author))", "story_\(story.birth.id)"]
      if story.kind == .ask { tags.append("ask_hn") }
      if story.kind == .show { tags.append("show_hn") }
      if front.contains(story.birth) { tags.append("front_page") }
      return SearchDocument(birth: story.birth, story: story, comment: nil, tags: tags)
    }
  }

  private var comments: [SearchDocument] {
    world.ledger.comments(after: time.advanced(by: -12 * Tick.perHour), through: time).compactMap { tick, number in
      guard let comment = world.tree(of: number).comment(tick) else { return nil }
      let isGone = [comment.deletion, comment.death?.tick].contains { $0.map { $0 <= time } ?? false }
      guard !isGone else { return nil }
      return document(of: comment, on: world.story(number))
    }
  }

  private func document(of comment: CommentTree.Comment, on story: StoryFacts) -> SearchDocument {
    SearchDocument(
      birth: comment.birth, story: story, comment: comment,
      tags: ["comment", "author_\(HackerNames.name(comment.author))", "story_\(story.birth.id)"])
  }
}
