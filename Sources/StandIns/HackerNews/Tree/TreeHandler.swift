import Foundation

/// The paths below /v0: values of the tree, once or as a stream of their changes.
struct TreeHandler: Sendable {
  let tree: HackerTree
  let configuration: StandInConfiguration

  func respond(to request: StandInRequest) -> StandInResponse {
    guard request.method != "OPTIONS" else {
      return answer(
        Data(), request,
        headers: [.init(name: "Access-Control-Allow-Methods", value: "OPTIONS,GET,POST,PUT,DELETE,PATCH")])
    }
    guard request.method == "GET" else { return denial(request) }
    guard request.path.hasSuffix(".json") else {
      return StandInResponse.html("<!DOCTYPE html><title>Console</title><p>Add .json to read this as data.")
    }
    let path = request.path.dropFirst("/v0".count).dropLast(".json".count).split(separator: "/").map(String.init)
    let now = Tick(at: configuration.now())
    guard case .value(let value) = tree.place(path, at: now) else { return denial(request) }
    if request.header("Accept")?.contains("text/event-stream") ?? false { return stream(of: path, request) }
    return answer(with: value, request)
  }

  private func answer(with value: JSONValue, _ request: StandInRequest) -> StandInResponse {
    let query = TreeQuery(request)
    let shown: JSONValue
    do {
      shown = try query.applied(to: value)
    } catch {
      return failure(request, status: 400, message: error.message)
    }
    if query.isSilent { return answer(Data(), request, status: 204) }
    var body = query.isPretty ? shown.pretty() + "\n" : shown.compact
    if let callback = request.parameter("callback"), callback.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) {
      body = "/**/\(callback)(\(body));"
    }
    return conditional(body, request)
  }

  /// With a tag of the content for who asks for it, and no content for who has it.
  private func conditional(_ body: String, _ request: StandInRequest) -> StandInResponse {
    let tag = String(SeededRandom.hash(body), radix: 36)
    if request.header("If-None-Match") == tag { return answer(Data(), request, status: 304) }
    let wantsTag = request.header("X-Firebase-ETag")?.lowercased() == "true"
    let headers: [StandInResponse.Field] =
      wantsTag ? [.init(name: "ETag", value: tag), .init(name: "Access-Control-Expose-Headers", value: "ETag")] : []
    return answer(Data(body.utf8), request, headers: headers)
  }

  private func stream(of path: [String], _ request: StandInRequest) -> StandInResponse {
    if configuration.hackerNews.redirectsStreams, request.parameter("ns") == nil {
      let target = "\(request.origin)\(request.path)?ns=hacker-news&sse=true"
      return answer(Data(), request, status: 307, headers: [.init(name: "Location", value: target)])
    }
    var response = answer(Data(), request)
    response.setHeader("Content-Type", "text/event-stream")
    let stream = TreeStream(tree: tree, path: path, configuration: configuration)
    response.body = .stream { try await stream.run($0) }
    return response
  }

  /// An error as the service puts it.
  func failure(_ request: StandInRequest, status: Int, message: String) -> StandInResponse {
    let body = JSONValue.ordered(["error": .string(message)]).pretty() + "\n"
    return answer(Data(body.utf8), request, status: status)
  }

  private func denial(_ request: StandInRequest) -> StandInResponse {
    failure(request, status: 401, message: "Permission denied")
  }

  private func answer(
    _ body: Data, _ request: StandInRequest, status: Int = 200, headers: [StandInResponse.Field] = []
  ) -> StandInResponse {
    StandInResponse(
      status: status,
      headers: [
        .init(name: "Content-Type", value: "application/json; charset=utf-8"),
        .init(name: "Cache-Control", value: "no-cache"),
        .init(name: "Access-Control-Allow-Origin", value: request.header("Origin") ?? "*"),
      ] + headers, body: .bytes(Array(body)))
  }
}
