import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Fetches answers for the whole program: one cache, one set of requests in flight, for all readers.
///
/// The same calls exist as publishers and as async functions (`Fetcher+Publishers.swift`, `Fetcher+Async.swift`), and
/// both run on `load(_:)` here. Safe to use from any thread.
public final class Fetcher: Sendable {
  /// The fetcher that programs normally use.
  public static let shared = Fetcher()

  typealias Answer = Result<FetchResponse, FetchError>

  /// Requests that are one request on the wire.
  struct FlightKey: Sendable, Hashable {
    let request: HTTPRequest
    let cacheUse: FetchRequest.CacheUse
    let freshness: DeclaredFreshness?
  }

  struct State: Sendable {
    var cache: ResponseCache
    var flights = Flights<FlightKey, CheckedContinuation<Answer, Never>?>()
    var tasks: [UInt64: Task<Void, Never>] = [:]
    var quotas = QuotaLedger()
  }

  let loader: any HTTPLoading
  let disk: DiskCache?
  let allowances: (any AllowanceCounting)?
  let decoded = DecodedValues()
  let clock: any FetchClock
  let random: @Sendable () -> Double
  let state: Mutex<State>

  /// Creates a fetcher.
  /// - Parameters:
  ///   - loader: What carries the requests; the shared `HTTPLoader` by default.
  ///   - cacheCapacity: The most bytes of answers kept in memory; 64 MB by default, 0 for no cache.
  ///   - disk: What keeps answers beyond this process, none by default.
  ///   - allowances: What counts allowances beyond this process; the disk by default.
  ///   - clock: The time for freshness, pauses and quotas; the system's by default.
  ///   - random: Numbers from 0 to 1 for jitter.
  public init(
    loader: any HTTPLoading = HTTPLoader.shared,
    cacheCapacity: Int = 64 << 20,
    disk: DiskCache? = nil,
    allowances: (any AllowanceCounting)? = nil,
    clock: any FetchClock = SystemFetchClock(),
    random: @escaping @Sendable () -> Double = { Double.random(in: 0...1) }
  ) {
    self.loader = loader
    self.disk = disk
    self.allowances = allowances ?? disk
    self.clock = clock
    self.random = random
    state = Mutex(State(cache: ResponseCache(capacity: cacheCapacity)))
  }

  /// Fetches an answer of any status: from the cache, from a request already in flight, or from the service.
  ///
  /// Cancelling the task ends the wait at once, and the request on the wire when nobody else waits for it.
  public func load(_ request: FetchRequest) async throws(FetchError) -> FetchResponse {
    if Task.isCancelled { throw .cancelled }
    let request = request.aged
    let now = clock.now
    let stored = request.cacheUse == .none ? nil : state.withLock { $0.cache.entry(for: request) }
    if let stored, request.cacheUse != .reload {
      switch stored.verdict(at: now, declared: request.freshness, asked: request.headers) {
      case .fresh: return try checked(FetchResponse(stored, origin: .cache), request)
      case .usableWhileRevalidating:
        refresh(request)
        return try checked(FetchResponse(stored, origin: .stale), request)
      case .stale:
        if request.cacheUse == .preferStored { return try checked(FetchResponse(stored, origin: .stale), request) }
      }
    }
    let response = try await join(request)
    return response
  }

  /// Forgets every answer that is stored in memory.
  public func removeAllCachedResponses() {
    state.withLock { $0.cache.removeAll() }
  }

  /// The present moment on this fetcher's clock.
  public var now: Date { clock.now }

  /// The bytes of stored answers.
  public var cachedBytes: Int { state.withLock { $0.cache.totalCost } }

  /// The number of requests on the wire.
  public var requestsInFlight: Int { state.withLock { $0.flights.count } }

  private func checked(_ response: FetchResponse, _ request: FetchRequest) throws(FetchError) -> FetchResponse {
    guard response.body.count <= request.sizeLimit else { throw .tooLarge(limit: request.sizeLimit) }
    return response
  }
}

extension FetchResponse {
  init(_ entry: CacheEntry, origin: Origin) {
    self.init(entry.response, origin: origin, date: entry.date)
  }

  init(_ response: HTTPResponse, origin: Origin, date: Date) {
    self.init(
      url: response.url, status: response.status, headers: response.headers, body: response.body, origin: origin,
      date: date)
  }
}
