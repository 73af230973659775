import Synchronization

/// Which comment belongs to which story, hour by hour. Hours are made when they are asked for, and the least lately
/// used ones go.
final class CommentLedger: Sendable {
  /// The comments of an hour: the story of each, and the comments of each story.
  struct Hour: Sendable {
    var stories: [Tick: Int] = [:]
    var ticks: [Int: [Tick]] = [:]
  }

  private let seed: UInt64
  private let shelf = Mutex(RecentValues<Int, Hour>(capacity: 100))

  init(seed: UInt64) {
    self.seed = seed
  }

  /// The story that the comment of a moment is on; nil if none is written then.
  func story(of tick: Tick) -> Int? {
    hour(tick.number / Tick.perHour).stories[tick]
  }

  /// Every comment that a story will ever have, oldest first.
  func comments(on story: Int) -> [Tick] {
    let birth = Tick(ofStory: story)
    let end = birth.advanced(by: (StoryFacts.liveliness + 2) * Tick.perStory)
    return ((birth.number / Tick.perHour)...(end.number / Tick.perHour)).flatMap { hour($0).ticks[story] ?? [] }
  }

  /// The comments written after one moment and up to another.
  func comments(after start: Tick, through end: Tick) -> [(tick: Tick, story: Int)] {
    guard start < end else { return [] }
    return ((start.number + 1)...end.number).compactMap { number in
      story(of: Tick(number)).map { (Tick(number), $0) }
    }
  }

  private func hour(_ number: Int) -> Hour {
    shelf.withLock { shelf in shelf.value(of: number) { make(number) } }
  }

  private func make(_ number: Int) -> Hour {
    var hour = Hour()
    var known: [Int: StoryFacts] = [:]
    for tick in Tick(number * Tick.perHour)..<Tick((number + 1) * Tick.perHour) {
      // The moments after a poll belong to its options.
      guard tick.number % Tick.perStory > facts(tick.latestStory, &known).optionCount, tick.story == nil,
        let story = target(of: tick, &known)
      else { continue }
      hour.stories[tick] = story
      hour.ticks[story, default: []].append(tick)
    }
    return hour
  }

  /// Young stories and those that draw comments are looked at first. Some moments find none.
  private func target(of tick: Tick, _ known: inout [Int: StoryFacts]) -> Int? {
    var random = SeededRandom(seed, UInt64(truncatingIfNeeded: tick.number) &* 2 &+ 1)
    for _ in 0..<9 {
      let youth = Double(random.below(1 << 20)) / Double(1 << 20)
      let story = facts(tick.latestStory - 1 - Int(Double(StoryFacts.liveliness) * youth * youth), &known)
      let isLasting = story.death == nil && story.deletion == nil
      if isLasting, random.chance(story.draw * 100) { return story.number }
    }
    return nil
  }

  private func facts(_ story: Int, _ known: inout [Int: StoryFacts]) -> StoryFacts {
    if let facts = known[story] { return facts }
    let facts = StoryFacts(story, seed: seed)
    known[story] = facts
    return facts
  }
}
