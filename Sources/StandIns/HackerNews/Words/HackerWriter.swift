import Foundation

/// Puts what items say into words: the same seed and number always give the same words.
struct HackerWriter: Sendable {
  let seed: UInt64

  func title(of story: StoryFacts) -> String {
    var random = words(of: story.number)
    let forms =
      switch story.kind {
      case .link: StoryWords.links
      case .ask: StoryWords.asks
      case .show: StoryWords.shows
      case .tell: StoryWords.tells
      case .job: StoryWords.jobs
      case .poll: StoryWords.polls
      }
    let values = values(&random)
    return random.pick(forms).filled(values)
  }

  /// Where a story leads; nil of those that are text. A few have an empty address, as in life.
  func address(of story: StoryFacts) -> String? {
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: story.number) &* 2 &+ 0xADD)
    switch story.kind {
    case .ask, .tell, .poll: return nil
    case .show where random.chance(15), .job where random.chance(30): return nil
    default: break
    }
    if random.chance(0.4) { return "" }
    let words = title(of: story).lowercased().split { !$0.isLetter && !$0.isNumber || !$0.isASCII }.prefix(6)
    let site = story.kind == .show && random.chance(60) ? "git.cobblestone.example" : random.pick(StoryWords.sites)
    return "https://\(site)/\(words.joined(separator: "-"))-\(story.number % 1000)"
  }

  func text(of story: StoryFacts) -> String? {
    var random = words(of: story.number)
    let values = values(&random)
    switch story.kind {
    case .poll: return ""
    case .link: return nil
    case .job where address(of: story) != nil, .show where random.chance(40): return nil
    default: return paragraphs(random.within(1...4), of: CommentWords.stories, values, &random)
    }
  }

  func text(ofOption option: Int) -> String {
    StoryWords.options[option % StoryWords.options.count]
  }

  /// What a comment says; answers to comments are shorter. It is on the story's subject.
  func text(of comment: CommentTree.Comment, on story: StoryFacts) -> String {
    var subject = words(of: story.number)
    var values = values(&subject)
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: comment.birth.number) &* 2 &+ 0xC0DE)
    values.merge(self.values(&random).filter { !$0.key.lowercased().hasPrefix("topic") }) { $1 }
    let opening = random.pick(comment.parent == nil ? CommentWords.openings : CommentWords.replies)
    let more = comment.parent == nil ? random.within(0...4) : random.below(3)
    guard more > 0 else { return opening.filled(values) }
    return opening.filled(values) + (random.chance(60) ? " " : "<p>")
      + paragraphs(more, of: CommentWords.bodies, values, &random)
  }

  func about(_ person: Int) -> String? {
    var random = SeededRandom(seed, UInt64(person) &+ 0xAB07)
    guard random.chance(45) else { return nil }
    let values = values(&random)
    return random.pick(CommentWords.abouts).filled(values)
  }

  private func words(of story: Int) -> SeededRandom {
    SeededRandom(seed, UInt64(truncatingIfNeeded: story) &* 2 &+ 0x717E)
  }

  /// Different sentences, some in paragraphs of their own.
  private func paragraphs(
    _ count: Int, of sentences: [String], _ values: [String: String], _ random: inout SeededRandom
  ) -> String {
    var deck = sentences
    var text = ""
    for index in 0..<min(count, deck.count) {
      if index > 0 { text += random.chance(50) ? "<p>" : " " }
      text += deck.remove(at: random.below(deck.count)).filled(values)
    }
    return text
  }

  private func values(_ random: inout SeededRandom) -> [String: String] {
    let topic = random.pick(StoryWords.topics)
    return [
      "topic": topic, "Topic": topic.prefix(1).uppercased() + topic.dropFirst(),
      "language": random.pick(StoryWords.languages), "place": random.pick(StoryWords.places),
      "company": random.pick(StoryWords.companies), "number": String(random.within(2...97)),
      "year": String(random.within(1987...2026)),
    ]
  }
}
