import Foundation

/// What needs a key: favourites and votes, each account for itself.
struct CatDesk {
  var ledger: CatLedger
  let request: StandInRequest
  let account: String
  let cattery: Cattery
  let now: Date

  mutating func answer(_ endpoint: TheCatAPIEndpoint) throws(TheCatAPIError) -> CatAnswer {
    switch endpoint {
    case .favourites: return list(ledger.favourites, favourite)
    case .votes: return list(ledger.votes, vote)
    case .favourite(let id): return CatAnswer(favourite(try entry(id, in: ledger.favourites)))
    case .vote(let id):
      let entry = try entry(id, in: ledger.votes)
      return CatAnswer(adding(.init(key: "user_id", value: .string(account)), to: vote(entry)))
    case .addFavourite: return try addFavourite()
    case .castVote: return try castVote()
    case .removeFavourite(let id):
      guard let id = Int(id), ledger.favourites.remove(id, of: account) else { throw .invalidAccount }
      return CatAnswer(.ordered(["message": "SUCCESS"]))
    case .removeVote(let id):
      guard let id = Int(id) else { throw .invalidID }
      guard ledger.votes.remove(id, of: account) else { throw .noSuchVote }
      return CatAnswer(.ordered(["message": "SUCCESS"]))
    default: throw .notFound
    }
  }

  // MARK: Writing

  private mutating func addFavourite() throws(TheCatAPIError) -> CatAnswer {
    let sent = try CatPost(request)
    let entry = entry(sent, value: 0)
    let isThere = ledger.favourites.entries.contains {
      $0.account == account && $0.imageID == entry.imageID && $0.user == entry.user
    }
    if isThere { throw .duplicateFavourite }
    return CatAnswer(.ordered(["message": "SUCCESS", "id": .int(ledger.favourites.add(entry).id)]))
  }

  private mutating func castVote() throws(TheCatAPIError) -> CatAnswer {
    let sent = try CatPost(request)
    let vote = ledger.votes.add(entry(sent, value: try sent.requiredValue))
    let body = JSONValue.ordered([
      "message": "SUCCESS", "id": .int(vote.id), "image_id": .string(vote.imageID), "sub_id": .optional(vote.user),
      "value": .int(vote.value), "country_code": "US",
    ])
    return CatAnswer(body, status: 201)
  }

  private func entry(_ sent: CatPost, value: Int) -> CatLedger.Entry {
    CatLedger.Entry(id: 0, account: account, imageID: sent.imageID, user: sent.user, date: now, value: value)
  }

  // MARK: Reading

  private func list(_ book: CatLedger.Book, _ json: (CatLedger.Entry) -> JSONValue) -> CatAnswer {
    let user = request.parameter("sub_id").flatMap { $0.isEmpty ? nil : $0 }
    var found = book.entries.filter { $0.account == account && (user == nil || $0.user == user) }
    if request.parameter("order")?.uppercased() == "DESC" { found.reverse() }
    let limit = min(max(request.parameter("limit").flatMap { Int($0) } ?? 100, 1), 100)
    let page = max(request.parameter("page").flatMap { Int($0) } ?? 0, 0)
    let (start, isTooFar) = page.multipliedReportingOverflow(by: limit)
    let items = isTooFar ? [] : found.dropFirst(start).prefix(limit).map(json)
    return CatAnswer(items, of: found.count, page: page, limit: limit)
  }

  private func entry(_ id: String, in book: CatLedger.Book) throws(TheCatAPIError) -> CatLedger.Entry {
    guard let number = Int(id), let entry = book.entries.first(where: { $0.id == number && $0.account == account })
    else { throw .notFound }
    return entry
  }

  private func favourite(_ entry: CatLedger.Entry) -> JSONValue {
    .ordered([
      "id": .int(entry.id), "user_id": .string(account), "image_id": .string(entry.imageID),
      "sub_id": .optional(entry.user), "created_at": .string(Timestamp.withMilliseconds(entry.date)),
      "image": image(entry.imageID),
    ])
  }

  private func vote(_ entry: CatLedger.Entry) -> JSONValue {
    .ordered([
      "id": .int(entry.id), "image_id": .string(entry.imageID), "sub_id": .optional(entry.user),
      "created_at": .string(Timestamp.withMilliseconds(entry.date)), "value": .int(entry.value), "country_code": "US",
      "image": image(entry.imageID),
    ])
  }

  /// Empty where there is no such cat: the service does not check.
  private func image(_ id: String) -> JSONValue {
    guard let cat = cattery.cat(id) else { return .object([]) }
    return .ordered([
      "id": .string(id), "url": .string(CatPictures.address(of: cat, size: nil, at: request.origin)),
    ])
  }

  private func adding(_ member: JSONValue.Member, to value: JSONValue) -> JSONValue {
    guard case .object(let members) = value else { return value }
    return .object(members + [member])
  }
}
