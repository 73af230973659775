import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension Fetcher {
  /// Takes what another process has stored, or asks the service, repeats what may be repeated, and keeps the cache.
  ///
  /// - Returns: The answer, and whether it is to be renewed behind it.
  func perform(_ request: FetchRequest) async -> (answer: Answer, renews: Bool) {
    var stored = request.cacheUse == .none ? nil : state.withLock { $0.cache.entry(for: request) }
    if let disk, request.cacheUse != .none, let kept = await disk.entry(for: request, now: clock.now),
      kept.responseTime > stored?.responseTime ?? .distantPast
    {
      let isNew = stored == nil
      stored = kept
      state.withLock { $0.cache.insert(kept, for: request) }
      if kept.response.body.count <= request.sizeLimit {
        switch (kept.verdict(at: clock.now, declared: request.freshness, asked: request.headers), request.cacheUse) {
        case (_, .reload), (_, .none): break
        case (.fresh, _): return (.success(FetchResponse(kept, origin: .cache)), false)
        case (.usableWhileRevalidating, _) where isNew: return (.success(FetchResponse(kept, origin: .stale)), true)
        case (_, .preferStored): return (.success(FetchResponse(kept, origin: .stale)), false)
        default: break
        }
      }
    }
    return (await ask(request, stored: stored), false)
  }

  private func ask(_ request: FetchRequest, stored: CacheEntry?) async -> Answer {
    if CacheControl(request.headers).onlyIfCached {
      // RFC 9111, 5.2.1.7
      return .success(FetchResponse(url: request.url, status: 504, date: clock.now))
    }
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
    if let wait = await quotaWait(request) { return (.failure(.quota(retryAfter: wait)), .stop) }
    let requestTime = clock.now
    do throws(URLError) {
      let response = try await loader.load(request.outgoing(adding: stored?.validators ?? [:]))
      let answer = await keep(response, for: request, stored: stored, requestTime: requestTime)
      let pause = RetryAfter.seconds(response.headers["Retry-After"], now: clock.now)
      let step = machine.next(after: .response(status: response.status, retryAfter: pause), random: random())
      return (.success(answer), step)
    } catch {
      let step = machine.next(after: .failure(error.code), random: random())
      return (.failure(FetchError(error, sizeLimit: request.sizeLimit)), step)
    }
  }

  private func quotaWait(_ request: FetchRequest) async -> TimeInterval? {
    guard let quota = request.quota else { return nil }
    let now = clock.now
    if let allowances, let shared = await allowances.take(quota, now: now) { return shared }
    return state.withLock { $0.quotas.take(quota, now: now) }
  }

  /// Stores an answer, or takes over what a 304 says about the stored one.
  private func keep(
    _ response: HTTPResponse, for request: FetchRequest, stored: CacheEntry?, requestTime: Date
  ) async -> FetchResponse {
    let responseTime = clock.now
    guard request.cacheUse != .none else {
      return FetchResponse(response, origin: .network, date: CacheEntry.date(of: response) ?? responseTime)
    }
    if response.status == 304, var entry = stored {
      entry.freshen(with: response.headers, requestTime: requestTime, responseTime: responseTime)
      await store(entry, for: request)
      return FetchResponse(entry, origin: .revalidated)
    }
    let entry = CacheEntry(response, to: request.headers, requestTime: requestTime, responseTime: responseTime)
    if CacheEntry.isStorable(response, to: request) {
      await store(entry, for: request)
    } else if !request.isSafe, (200..<400).contains(response.status) {
      for request in request.madeDoubtful(by: response) {
        state.withLock { $0.cache.invalidate(request) }
        await disk?.invalidate(request)
      }
    }
    return FetchResponse(entry, origin: .network)
  }

  private func store(_ entry: CacheEntry, for request: FetchRequest) async {
    state.withLock { $0.cache.insert(entry, for: request) }
    await disk?.insert(entry, for: request, now: clock.now)
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
      CacheControl(request.headers).maxAge == nil, stored.mayReplaceError(at: now, declared: request.freshness)
    else { return answer }
    return .success(FetchResponse(stored, origin: .stale))
  }
}
