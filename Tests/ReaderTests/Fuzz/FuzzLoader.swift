import Fetch
import Foundation
import HTTPTransport
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Carries requests to the stand-ins and damages what they answer.
final class FuzzLoader: HTTPLoading {
  private let state: Mutex<State>

  private struct State {
    var random: SplitMix
    var mutation: BodyMutation?
    /// One in so many answers is damaged.
    var share = 1
    var damaged = 0
  }

  init(seed: Int, mutation: BodyMutation?, share: Int = 1) {
    state = Mutex(State(random: SplitMix(seed), mutation: mutation, share: share))
  }

  /// How many answers have been damaged.
  var damagedCount: Int { state.withLock(\.damaged) }

  /// Lets everything through from now on.
  func behave() {
    state.withLock { $0.mutation = nil }
  }

  func load(_ request: HTTPRequest) async throws(URLError) -> HTTPResponse {
    var response = try await HTTPLoader.shared.load(request)
    response.body = damaged(response.body)
    return response
  }

  func stream(
    _ request: HTTPRequest, receive: @escaping @Sendable (HTTPStreamPart) async -> Bool
  ) async throws(URLError) {
    try await HTTPLoader.shared.stream(request) { part in
      guard case .body(let body) = part else { return await receive(part) }
      return await receive(.body(self.damaged(body)))
    }
  }

  private func damaged(_ body: Data) -> Data {
    state.withLock { state in
      guard let mutation = state.mutation, Int.random(in: 0..<state.share, using: &state.random) == 0 else {
        return body
      }
      state.damaged += 1
      return mutation.applied(to: body, &state.random)
    }
  }
}
