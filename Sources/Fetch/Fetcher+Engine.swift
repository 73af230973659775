import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fetcher {
  /// Asks the service, repeats what may be repeated, and keeps the cache.
  func perform(_ request: FetchRequest) async -> Answer {
    let stored = request.cacheUse == .none ? nil : state.withLock { $0.cache.entry(for: request) }
    var machine = RetryMachine(request.retry, isSafe: request.isSafe)
    while true {
      let (answer, step) = await attempt(request, stored: stored, machine: &machine)
      guard case .retry(let pause) = step else { return substitute(stored, for: answer, request) }
      do {
        try await clock.sleep(for: pause)
      } catch {
        return .failure(.cancelled)
      }
    }
  }

  private func attempt(
    _ request: FetchRequest, stored: CacheEntry?, machine: inout RetryMachine
  ) async -> (Answer, RetryMachine.Step) {
    if let wait = quotaWait(request) { return (.failure(.quota(retryAfter: wait)), .stop) }
    let requestTime = clock.now
    do throws(URLError) {
      let response = try await loader.load(request.outgoing(adding: stored?.validators ?? [:]))
      let answer = keep(response, for: request, stored: stored, requestTime: requestTime)
      let pause = RetryAfter.seconds(response.headers["Retry-After"], now: clock.now)
      let step = machine.next(after: .response(status: response.status, retryAfter: pause), random: random())
      return (.success(answer), step)
    } catch {
      let step = machine.next(after: .failure(error.code), random: random())
      return (.failure(FetchError(error, sizeLimit: request.sizeLimit)), step)
    }
  }

  private func quotaWait(_ request: FetchRequest) -> TimeInterval? {
    guard let quota = request.quota else { return nil }
    let now = clock.now
    return state.withLock { $0.quotas.take(quota, now: now) }
  }

  /// Stores an answer, or takes over what a 304 says about the stored one.
  private func keep(
    _ response: HTTPResponse, for request: FetchRequest, stored: CacheEntry?, requestTime: Date
  ) -> FetchResponse {
    let responseTime = clock.now
    if response.status == 304, var entry = stored {
      entry.freshen(with: response.headers, requestTime: requestTime, responseTime: responseTime)
      state.withLock { $0.cache.insert(entry, for: request) }
      return FetchResponse(entry, origin: .revalidated)
    }
    let entry = CacheEntry(response, to: request.headers, requestTime: requestTime, responseTime: responseTime)
    if request.cacheUse != .none {
      if CacheEntry.isStorable(response, to: request) {
        state.withLock { $0.cache.insert(entry, for: request) }
      } else if !request.isSafe, (200..<400).contains(response.status) {
        state.withLock { $0.cache.invalidate(request) }
      }
    }
    return FetchResponse(entry, origin: .network)
  }

  /// Gives the stored answer in place of an error, if it may be.
  private func substitute(_ stored: CacheEntry?, for answer: Answer, _ request: FetchRequest) -> Answer {
    let now = clock.now
    let failure: FetchError? =
      switch answer {
      case .success(let response): response.failure(now: now)
      case .failure(let error): error
      }
    guard let failure, failure.allowsStale, let stored, request.cacheUse != .reload,
      stored.mayReplaceError(at: now, declared: request.freshness)
    else { return answer }
    return .success(FetchResponse(stored, origin: .stale))
  }
}
