import Foundation
import Synchronization

/// Hacker News as it is at any moment: a function of the seed and the time, with memory for what was asked for lately.
final class HackerWorld: Sendable {
  let seed: UInt64
  let writer: HackerWriter
  let ledger: CommentLedger
  private let trees = Mutex(RecentValues<Int, CommentTree>(capacity: 600))
  private let stories = Mutex(RecentValues<Int, StoryFacts>(capacity: 12_000))
  private let fronts = Mutex(RecentValues<Tick, FrontPages>(capacity: 8))

  /// How many stories are in lists and searches: two days of them. Older ones are still there for who knows them.
  static let reach = 48 * Tick.perHour / Tick.perStory

  init(seed: UInt64) {
    self.seed = seed
    writer = HackerWriter(seed: seed)
    ledger = CommentLedger(seed: seed)
  }

  func story(_ number: Int) -> StoryFacts {
    stories.withLock { $0.value(of: number) { StoryFacts(number, seed: seed) } }
  }

  /// Everything ever said on a story.
  func tree(of story: Int) -> CommentTree {
    let facts = self.story(story)
    let ticks = facts.kind == .job ? [] : ledger.comments(on: story)
    return trees.withLock { $0.value(of: story) { CommentTree(ticks, story: facts, seed: seed) } }
  }

  /// The stories within reach that can be listed, newest first.
  func stories(at time: Tick) -> [StoryFacts] {
    let last = time.latestStory
    return (0..<Self.reach).lazy.map { self.story(last - $0) }.filter { $0.isListed(at: time) }
  }

  /// The lists of a moment.
  func frontPages(at time: Tick) -> FrontPages {
    if let known = fronts.withLock({ $0.known(time) }) { return known }
    let pages = FrontPages(stories(at: time), at: time)
    return fronts.withLock { $0.value(of: time) { pages } }
  }

  /// The poll and the place of an option, if it is one that is born at a moment.
  func option(of tick: Tick) -> (poll: StoryFacts, place: Int)? {
    let place = tick.number % Tick.perStory
    let poll = story(tick.latestStory)
    return place >= 1 && place <= poll.optionCount ? (poll, place) : nil
  }

  /// What somebody has written within reach, newest first.
  func submissions(of person: Int, at time: Tick) -> [Tick] {
    let first = Tick(ofStory: time.latestStory - Self.reach)
    var found = (0..<Self.reach).map { story(time.latestStory - $0) }
      .filter { $0.author == person && $0.birth <= time }.map(\.birth)
    for (tick, number) in ledger.comments(after: first, through: time)
    where CommentTree.author(of: tick, on: story(number), seed) == person {
      found.append(tick)
    }
    return found.sorted(by: >)
  }

  /// Points of a person: more with time.
  func karma(of person: Int, at time: Tick) -> Int {
    let (start, pace) = career(of: person)
    return 1 + (time.seconds - start) / pace
  }

  /// When somebody came, and in how many seconds they gather a point.
  func career(of person: Int) -> (start: Int, pace: Int) {
    var random = SeededRandom(seed, UInt64(person) &+ 0x0B10)
    return (1_200_000_000 + random.below(560_000_000), 4_000 + random.below(200_000) + person * 300)
  }
}
