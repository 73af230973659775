import Foundation
import TestDates
import Testing

@testable import StandIns

struct HackerWorldTests {
  private let world = HackerWorld(seed: 2020)
  private let time = Tick(at: TestDate.now)

  @Test func theSameSeedAndTimeAreTheSameWorld() {
    let other = HackerWorld(seed: 2020)
    _ = other.frontPages(at: time.advanced(by: 5_000))
    for tick in world.frontPages(at: time).top.prefix(40) {
      #expect(world.item(tick.id, at: time) == other.item(tick.id, at: time))
    }
    #expect(HackerWorld(seed: 1).frontPages(at: time).top != world.frontPages(at: time).top)
  }

  @Test func thereAreThousandsOfStoriesWithDifferentTitles() {
    let stories = world.stories(at: time)
    #expect(stories.count > 3_000)
    #expect(Set(stories.map { world.writer.title(of: $0) }).count > 1_500)
    let kinds = Dictionary(grouping: stories, by: \.kind).mapValues(\.count)
    for kind in [StoryFacts.Kind.ask, .show, .tell, .job, .poll] { #expect((kinds[kind] ?? 0) > 10, "\(kind)") }
  }

  @Test func nothingThatIsWrittenGetsLost() {
    for tick in world.frontPages(at: time).best.prefix(20) {
      let tree = world.tree(of: tick.story ?? 0)
      var reached = 0
      var level: [Tick] = tree.answers(to: nil, at: time)
      while !level.isEmpty {
        reached += level.count
        level = level.flatMap { tree.answers(to: $0, at: time) }
      }
      #expect(reached == tree.count(at: time) && reached > 5)
      #expect(world.item(tick.id, at: time)["descendants"] == .int(reached))
    }
  }

  @Test func itemsPointAtEachOther() throws {
    let comments = world.ledger.comments(after: time.advanced(by: -2_000), through: time)
    #expect(comments.count > 300)
    for (tick, _) in comments {
      let item = world.item(tick.id, at: time)
      guard case .int(let parent)? = item["parent"] else {
        Issue.record("\(item)")
        continue
      }
      guard case .array(let kids)? = world.item(parent, at: time)["kids"] else {
        #expect(world.item(parent, at: time)["deleted"] != nil, "\(parent) does not list \(tick.id)")
        continue
      }
      #expect(kids.contains(.int(tick.id)))
    }
  }

  @Test func someAreDeadSomeDeletedSomeWereNeverThere() {
    let items = ((time.number - 20_000)...time.number).map { world.item(Tick($0).id, at: time) }
    #expect(items.contains { $0["dead"] != nil && $0["type"] == "comment" })
    #expect(items.contains { $0["dead"] != nil && $0["type"] == "story" && $0["title"] == nil })
    #expect(items.contains { $0["deleted"] != nil && $0["by"] == nil })
    #expect(items.contains(.null))
    #expect(world.item(time.id + 1, at: time) == .null)
    #expect([Int.max, Int.min, 0, -1].allSatisfy { world.item($0, at: time) == .null })
  }

  @Test func changesAreAllThatChanges() {
    let end = time.lastPeriod
    let start = end.advanced(by: -Tick.perPeriod)
    let told = Set(world.changes(after: start, through: end).items)
    for tick in world.frontPages(at: end).top {
      #expect((world.item(tick.id, at: start) != world.item(tick.id, at: end)) == told.contains(tick), "\(tick.id)")
    }
    for number in (end.number - 1_200)...end.number
    where world.item(Tick(number).id, at: start) != world.item(Tick(number).id, at: end) {
      #expect(told.contains(Tick(number)), "\(Tick(number).id)")
    }
  }

  @Test func ranksMove() {
    let now = world.frontPages(at: time).top
    let later = world.frontPages(at: time.advanced(by: 40)).top
    #expect(now != later && Set(now.prefix(30)).intersection(later.prefix(30)).count > 25)
    #expect(now.count > 450 && now.count <= 500)
  }

  @Test func namesAreUniqueAndFound() {
    let names = (0..<HackerNames.count).map(HackerNames.name)
    #expect(Set(names).count == names.count)
    #expect(names.enumerated().allSatisfy { HackerNames.person(named: $0.element) == $0.offset })
    #expect(names.allSatisfy { $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } })
  }

  @Test func memoryIsBounded() {
    var recent = RecentValues<Int, Int>(capacity: 10)
    for number in 0..<1_000 {
      #expect(recent.value(of: number) { number * 2 } == number * 2)
      _ = recent.value(of: 0) { -1 }
    }
    #expect(recent.count <= 11)
    #expect(recent.known(0) == 0 && recent.known(1) == nil && recent.known(999) == 1_998)
  }
}
