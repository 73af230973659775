/// Hacker News: the tree of items over REST and as an event stream, and the search.
struct HackerNewsHandler: ServiceHandler {
  private let configuration: StandInConfiguration

  init(_ configuration: StandInConfiguration) {
    self.configuration = configuration
  }

  func respond(to request: StandInRequest) async -> StandInResponse? { nil }
}
