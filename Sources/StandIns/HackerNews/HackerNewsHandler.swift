/// Hacker News: the tree of items over REST and as an event stream, and the search.
struct HackerNewsHandler: ServiceHandler {
  private let tree: TreeHandler
  private let search: SearchHandler

  init(_ configuration: StandInConfiguration) {
    let world = HackerWorld(seed: configuration.seed)
    tree = TreeHandler(tree: HackerTree(world: world), configuration: configuration)
    search = SearchHandler(world: world, now: configuration.now)
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    if isTree(request) { return tree.respond(to: request) }
    return isSearch(request) ? search.respond(to: request) : nil
  }

  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse? {
    if isTree(request) {
      let message = status == 401 ? "Permission denied" : "Internal server error."
      return tree.failure(request, status: status, message: code ?? message)
    }
    return isSearch(request) ? SearchHandler.error(status: status, message: code ?? "Internal Server Error") : nil
  }

  private func isTree(_ request: StandInRequest) -> Bool {
    request.path == "/v0" || request.path == "/v0.json" || request.path.hasPrefix("/v0/")
  }

  private func isSearch(_ request: StandInRequest) -> Bool { request.path.hasPrefix("/api/v1/") }
}
