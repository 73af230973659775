import Fetch

extension HackerNews {
  /// The first results of a search.
  public func results(of search: StorySearch) async throws(HackerNewsError) -> [SearchHit] {
    try await page(1, of: search).items
  }

  /// One page of the results of a search.
  /// - Parameter number: The page, from 1. Beyond the last that can be reached the service has nothing.
  public func page(_ number: Int, of search: StorySearch) async throws(HackerNewsError) -> SearchPage {
    let answer = try await answer(SearchAnswer.self, from: .search(search, page: number))
    return SearchPage(
      number: number, items: answer.hits, totalResults: answer.nbHits ?? answer.hits.count,
      isLast: answer.hits.isEmpty || number >= min(answer.nbPages ?? 0, search.lastPage))
  }

  /// An item with everything below it. An item that the search does not know is an error of status 404.
  public func thread(_ id: Item.ID) async throws(HackerNewsError) -> ItemThread {
    try await answer(ItemThread.self, from: .thread(id))
  }

  /// A user as the search knows them. One that it does not know is an error of status 404.
  public func searchUser(_ name: User.ID) async throws(HackerNewsError) -> SearchUser {
    try await answer(SearchUser.self, from: .author(name))
  }
}
