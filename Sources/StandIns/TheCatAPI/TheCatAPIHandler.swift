import Foundation
import Synchronization

/// TheCatAPI, version 1, and its pictures.
struct TheCatAPIHandler: ServiceHandler {
  private let cattery: Cattery
  private let pictures: CatPictures
  private let now: @Sendable () -> Date
  private let seed: UInt64
  private let books = Books()

  /// What is remembered between requests.
  private final class Books: Sendable {
    let ledger = Mutex(CatLedger())
    let rates = Mutex(RateWindows())
    let draws = Mutex<UInt64>(0)
  }

  init(_ configuration: StandInConfiguration) {
    seed = configuration.seed
    now = configuration.now
    cattery = Cattery(seed: configuration.seed)
    pictures = CatPictures(cattery: cattery)
  }

  func respond(to request: StandInRequest) async -> StandInResponse? {
    if let picture = await pictures.respond(to: request) { return picture }
    guard let path = Self.segments(of: request) else { return nil }
    do {
      return try answer(to: request, path)
    } catch {
      return error.response
    }
  }

  func errorResponse(for request: StandInRequest, status: Int, code: String?) -> StandInResponse? {
    guard Self.segments(of: request) != nil else { return nil }
    if code == "json" { return TheCatAPIError.asWrittenBefore2023(status: status) }
    return TheCatAPIError.error(status: status, code: code).response
  }

  private func answer(to request: StandInRequest, _ path: [String]) throws(TheCatAPIError) -> StandInResponse {
    guard let endpoint = TheCatAPIEndpoint(method: request.method, path: path) else {
      throw .unknownEndpoint(request.method, request.path)
    }
    let caller = TheCatAPICaller(request)
    guard caller.hasKey || !endpoint.needsKey else { throw .keyMissing }
    let rate = try caller.key.map { key throws(TheCatAPIError) in
      try books.rates.withLock { rates throws(TheCatAPIError) in try rates.charge(key, at: now()) }
    }
    let random = SeededRandom(
      seed,
      books.draws.withLock {
        $0 &+= 1; return $0
      })
    let lists = CatLists(cattery: cattery, request: request, caller: caller)
    let answer: CatAnswer
    switch endpoint {
    case .search: answer = lists.search(random)
    case .image(let id): answer = try lists.image(id)
    case .ownImages: answer = CatAnswer([], of: 0)
    case .breeds: answer = lists.breeds()
    case .breed(let id): answer = try lists.breed(id)
    case .breedSearch: answer = lists.breedSearch()
    case .categories: answer = lists.categories()
    default:
      answer = try books.ledger.withLock { ledger throws(TheCatAPIError) in
        var desk = CatDesk(ledger: ledger, request: request, account: caller.account, cattery: cattery, now: now())
        defer { ledger = desk.ledger }
        return try desk.answer(endpoint)
      }
    }
    return answer.response(TheCatAPIHeaders(caller: caller, rate: rate, now: now()))
  }

  /// The parts of a path of this service after its version; nil for other paths.
  private static func segments(of request: StandInRequest) -> [String]? {
    let parts = request.path.split(separator: "/").map(String.init)
    return parts.first == "v1" ? Array(parts.dropFirst()) : nil
  }
}
