import Foundation

/// The paths below /api/v1: the search in stories and comments.
struct SearchHandler: Sendable {
  let world: HackerWorld
  let now: @Sendable () -> Date

  /// The most results that one question can reach.
  private static let ceiling = 1000

  func respond(to request: StandInRequest) -> StandInResponse {
    guard request.method == "GET" else { return Self.error(status: 405, message: "Method Not Allowed") }
    let path = request.path.dropFirst("/api/v1/".count).split(separator: "/").map(String.init)
    let time = Tick(at: now())
    switch (path.first, path.count) {
    case ("search", 1): return search(request, byDate: false, at: time)
    case ("search_by_date", 1): return search(request, byDate: true, at: time)
    case ("items", 2): return found(thread(path[1], at: time))
    case ("users", 2): return found(user(path[1], at: time))
    default: return Self.error(status: 404, message: "Not Found")
    }
  }

  static func error(status: Int, message: String) -> StandInResponse {
    .json(.ordered(["status": .int(status), "error": .string(message)]), status: status)
  }

  private func found(_ value: JSONValue?) -> StandInResponse {
    value.map { .json($0) } ?? Self.error(status: 404, message: "Not Found")
  }

  private func search(_ request: StandInRequest, byDate: Bool, at time: Tick) -> StandInResponse {
    let question: SearchQuestion
    do {
      question = try SearchQuestion(request)
    } catch {
      return .json(.ordered(["code": .int(400), "message": .string(error.message)]), status: 400)
    }
    let isBeyond = question.page > 0 && (question.page + 1) * question.pageSize > Self.ceiling
    let documents = isBeyond ? [] : SearchIndex(world: world, time: time).documents(question, byDate: byDate)
    let start = min(question.page * question.pageSize, documents.count)
    let hits = documents[start...].prefix(question.pageSize).map { $0.json(question, in: world, at: time) }
    let pages = question.pageSize == 0 ? 0 : (documents.count + question.pageSize - 1) / question.pageSize
    return .json(
      .sorted([
        "exhaustive": .ordered(["nbHits": .bool(true), "typo": .bool(true)]),
        "exhaustiveNbHits": .bool(true),
        "exhaustiveTypo": .bool(true),
        "hits": .array(Array(hits)),
        "hitsPerPage": .int(question.pageSize),
        "message": isBeyond
          ? .string("you can only fetch the 1000 hits for this query. Use a filter to reach others.") : nil,
        "nbHits": .int(documents.count),
        "nbPages": .int(question.pageSize == 0 ? 0 : min(pages, Self.ceiling / question.pageSize)),
        "page": .int(question.page),
        "params": .string(parameters(request)),
        "processingTimeMS": .int(4),
        "processingTimingsMS": .ordered(["total": .int(4)]),
        "query": .string(request.parameter("query") ?? ""),
        "serverTimeMS": .int(5),
      ]))
  }

  private func parameters(_ request: StandInRequest) -> String {
    (request.query.map { "\($0.name)=\($0.value)" } + ["advancedSyntax=true", "analyticsTags=backend"])
      .joined(separator: "&")
  }

  private func user(_ name: String, at time: Tick) -> JSONValue? {
    HackerNames.person(named: name).map { person in
      .ordered([
        "about": .string(world.writer.about(person) ?? ""), "karma": .int(world.karma(of: person, at: time)),
        "username": .string(name),
      ])
    }
  }

  /// An item with everything below it.
  private func thread(_ id: String, at time: Tick) -> JSONValue? {
    guard let tick = Int(id).flatMap({ Tick(id: $0) }), tick <= time else { return nil }
    if let number = tick.story { return thread(of: world.story(number), at: time) }
    guard let number = world.ledger.story(of: tick), let comment = world.tree(of: number).comment(tick) else {
      return nil
    }
    return thread(of: comment, on: world.story(number), at: time)
  }

  private func thread(of story: StoryFacts, at time: Tick) -> JSONValue {
    let item = world.item(story.birth.id, at: time)
    let address = item["url"] ?? .null
    return node(item, story: story, at: time, below: nil, address: address)
  }

  private func thread(of comment: CommentTree.Comment, on story: StoryFacts, at time: Tick) -> JSONValue {
    node(world.item(comment.birth.id, at: time), story: story, at: time, below: comment.birth, address: .null)
  }

  private func node(
    _ item: JSONValue, story: StoryFacts, at time: Tick, below: Tick?, address: JSONValue
  ) -> JSONValue {
    let tree = world.tree(of: story.number)
    let children = tree.answers(to: below, at: time).compactMap { tree.comment($0) }
    let birth = below ?? story.birth
    let date = Timestamp.plain(Date(timeIntervalSince1970: Double(birth.seconds))).dropLast() + ".000Z"
    let isGone = item["deleted"] != nil || item["dead"] != nil
    return .sorted([
      "author": isGone ? .null : item["by"] ?? .null,
      "children": .array(children.map { thread(of: $0, on: story, at: time) }),
      "created_at": .string(String(date)),
      "created_at_i": .int(birth.seconds),
      "id": .int(birth.id),
      "options": .array([]),
      "parent_id": item["parent"] ?? .null,
      "points": item["score"] ?? .null,
      "story_id": .int(story.birth.id),
      "text": isGone ? .null : item["text"] ?? .null,
      "title": item["title"] ?? .null,
      "type": item["type"] ?? .null,
      "url": address,
    ])
  }
}
