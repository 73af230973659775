/// Every comment that a story will ever have, and who answers whom.
struct CommentTree: Sendable {
  struct Comment: Sendable {
    let birth: Tick
    /// The comment it answers; nil if it is on the story itself.
    let parent: Tick?
    let depth: Int
    let author: Int
    /// When its author takes it back, if they do.
    let deletion: Tick?
    /// When others make it disappear, if they do, and the word that is left of it.
    let death: (tick: Tick, word: String)?
  }

  let comments: [Comment]
  private let places: [Tick: Int]
  private let answers: [Tick?: [Tick]]

  init(_ ticks: [Tick], story: StoryFacts, seed: UInt64) {
    var comments: [Comment] = []
    for tick in ticks {
      comments.append(Self.comment(tick, on: story, after: comments, seed))
    }
    self.comments = comments
    places = Dictionary(uniqueKeysWithValues: comments.enumerated().map { ($0.element.birth, $0.offset) })
    answers = Dictionary(grouping: comments) { $0.parent }.mapValues { $0.map(\.birth).sorted(by: Self.isBetter) }
  }

  func comment(_ tick: Tick) -> Comment? { places[tick].map { comments[$0] } }

  /// How many there are by a time.
  func count(at time: Tick) -> Int {
    // They are in order of time.
    var (low, high) = (0, comments.count)
    while low < high {
      let middle = (low + high) / 2
      if comments[middle].birth <= time { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The answers to a comment, or with nil to the story, best first.
  func answers(to parent: Tick?, at time: Tick) -> [Tick] {
    (answers[parent] ?? []).filter { $0 <= time }
  }

  /// An order that does not change, so that nothing jumps while it is read.
  private static func isBetter(_ one: Tick, _ other: Tick) -> Bool {
    (quality(one), one) > (quality(other), other)
  }

  private static func quality(_ tick: Tick) -> Int {
    Int(truncatingIfNeeded: UInt64(tick.number) &* 0x9E37_79B9_7F4A_7C15 >> 60)
  }

  /// Who writes the comment of a moment; some are by who posted the story.
  static func author(of tick: Tick, on story: StoryFacts, _ seed: UInt64) -> Int {
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: tick.number) &* 2 &+ 0xA0)
    return random.chance(7) ? story.author : HackerNames.pick(&random)
  }

  private static func comment(
    _ tick: Tick, on story: StoryFacts, after earlier: [Comment], _ seed: UInt64
  ) -> Comment {
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: tick.number) &* 2 &+ 0xC0)
    var parent: Comment?
    if !earlier.isEmpty, !random.chance(38) {
      let candidate = earlier[earlier.count - 1 - random.below(min(earlier.count, 24))]
      let isGone = candidate.deletion != nil || candidate.death != nil
      if !isGone, candidate.depth < 9 { parent = candidate }
    }
    let deletion = random.chance(2) ? tick.advanced(by: random.within(40...800)) : nil
    let word = random.chance(50) ? "[dead]" : "[flagged]"
    let death = random.chance(2) ? (tick.advanced(by: random.within(20...400)), word) : nil
    return Comment(
      birth: tick, parent: parent?.birth, depth: (parent?.depth ?? -1) + 1,
      author: author(of: tick, on: story, seed), deletion: deletion,
      death: deletion == nil ? death : nil)
  }
}
