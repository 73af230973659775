import Combine
import Fetch
import Foundation
import HackerNews
import StandIns
import Testing

/// The client against the stand-in over real HTTP.
@Suite(.serialized)
struct HackerNewsStandInTests {
  @Test func everyListHasStories() async throws {
    try await withService { service in
      for collection in StoryCollection.allCases {
        let ids = try await service.client.storyIDs(of: collection)
        #expect(ids.count >= 30 && Set(ids).count == ids.count, "\(collection): \(ids.count)")
        let stories = try await service.client.stories(of: collection, limit: 10)
        #expect(stories.count >= 8 && stories.allSatisfy(\.isListed))
        #expect(stories.map(\.id) == ids.filter { id in stories.contains { $0.id == id } })
      }
      let new = try await service.client.storyIDs(of: .new)
      #expect(new == new.sorted(by: >) && new.count == 500)
      #expect(try await service.client.maxItem() >= new[0])
    }
  }

  @Test func storiesArriveOneByOneInTheListsOrder() async throws {
    try await withService { service in
      let ids = try await service.client.storyIDs(of: .top)
      var states: [[Item]] = []
      for try await stories in service.client.fetchStoriesErr(of: .top, limit: 20).values { states.append(stories) }
      #expect(states.count > 5 && zip(states, states.dropFirst()).allSatisfy { $0.count <= $1.count })
      for state in states {
        let places = state.compactMap { ids.firstIndex(of: $0.id) }
        #expect(places == places.sorted())
      }
      #expect(states.last?.count == 20)
    }
  }

  @Test func itemsOfEveryKind() async throws {
    try await withService { service in
      let newest = try await service.client.maxItem()
      var kinds: [Item.Kind: Item] = [:]
      for start in stride(from: newest - 4_000, to: newest, by: 400) {
        for item in await service.fresh(Array(start..<start + 400)) { if let kind = item.kind { kinds[kind] = item } }
      }
      #expect(Set(kinds.keys) == [.story, .comment, .job, .poll, .pollOption])
      #expect(kinds[.comment]?.parent != nil && kinds[.comment]?.score == nil)
      #expect(kinds[.poll]?.options.isEmpty == false)
      #expect(kinds[.pollOption]?.poll != nil)
      #expect(kinds[.job]?.commentCount == nil)
      #expect(try await service.client.item(newest + 1_000) == nil)
      #expect(try await service.client.item(1) == nil)
    }
  }

  @Test func usersAndWhatTheyWrote() async throws {
    try await withService { service in
      let story = try #require(try await service.client.stories(of: .best, limit: 1).first)
      let name = try #require(story.author)
      let user = try #require(try await service.client.user(name))
      #expect(user.submitted.contains(story.id) && (user.karma ?? 0) > 0)
      let written = await service.fresh(Array(user.submitted.prefix(10)))
      #expect(written.allSatisfy { $0.author == name || $0.isDeleted })
      #expect(try await service.client.user("nobody-at-all") == nil)
      #expect(try await service.client.user(name.uppercased() + name) == nil)
      await #expect(throws: HackerNewsError.self) { try await service.client.user("../updates") }
    }
  }

  @Test func updatesNameWhatHasChanged() async throws {
    try await withService { service in
      let front = Array(try await service.client.storyIDs(of: .top).prefix(60))
      let before = await service.fresh(front)
      service.time.advance(by: 15)
      let updates = try await service.client.updates()
      let after = await service.fresh(front)
      let changed = zip(before, after).filter { $0 != $1 }.map(\.1.id)
      #expect(!changed.isEmpty && Set(changed).isSubset(of: updates.items))
      #expect(!updates.profiles.isEmpty)
    }
  }

  @Test func searchPagesToItsEnd() async throws {
    try await withService { service in
      let search = StorySearch("sql", pageSize: 20)
      var pager = Pager<SearchPage>(pageSize: 20, lastPage: search.lastPage)
      while let next = pager.nextPage { pager.append(try await service.client.page(next, of: search)) }
      let total = try await service.client.page(1, of: search).totalResults
      #expect(pager.items.count == total && total > 20)
      #expect(
        pager.items.allSatisfy { ($0.title ?? "").lowercased().contains("sql") || $0.text != nil || $0.url != nil })
      let dated = try await service.client.results(of: StorySearch("", order: .date, pageSize: 50))
      #expect(dated.map(\.id) == dated.map(\.id).sorted(by: >))
      let author = try #require(dated.first?.author)
      let own = try await service.client.results(
        of: StorySearch("", tags: [.any([.story, .comment]), .author(author)]))
      #expect(!own.isEmpty && own.allSatisfy { $0.author == author })
      let day = dated[20].date
      let older = try await service.client.results(of: StorySearch("", order: .date, before: day))
      #expect(older.allSatisfy { ($0.date ?? .distantFuture) < (day ?? .distantPast) } && !older.isEmpty)
      #expect(try await service.client.results(of: StorySearch("xyzzy plugh")).isEmpty)
    }
  }

  @Test func threadsOfTheSearchAreThoseOfTheTree() async throws {
    try await withService { service in
      let story = try #require(try await service.client.stories(of: .best, limit: 1).first)
      let thread = try await service.client.thread(story.id)
      #expect(thread.commentCount == story.commentCount && thread.children.map(\.id) == story.children)
      let author = try #require(story.author)
      #expect(try await service.client.searchUser(author).username == author)
      do throws(HackerNewsError) {
        _ = try await service.client.thread(1)
        Issue.record("there is no such item")
      } catch {
        #expect(error.code == .notFound)
      }
    }
  }

  @Test func aRefusalThatPassesIsRepeated() async throws {
    try await withService(retry: RetryPolicy(baseDelay: 0.01, passingStatuses: [401])) { service in
      service.server.misbehave(.status(401, count: 1))
      let ids = try await service.client.storyIDs(of: .top)
      #expect(ids.count > 400)
    }
  }

  @Test func errorsAreTyped() async throws {
    try await withService { service in
      service.server.misbehave(.status(401))
      do throws(HackerNewsError) {
        _ = try await service.client.storyIDs(of: .top)
        Issue.record("no error")
      } catch {
        #expect(error.code == .permissionDenied && error.localizedDescription == "Permission denied")
      }
      var ids: [[Item.ID]] = []
      for await list in service.client.fetchStoryIDs(of: .top).values { ids.append(list) }
      #expect(ids == [[]])
      service.server.behave()
      service.server.misbehave(Misbehaviour(.wrongType("score")))
      let newest = try await service.client.storyIDs(of: .new)
      #expect(await !service.client.items(Array(newest.prefix(20))).isEmpty, "a score of another type costs no story")
    }
  }
}
