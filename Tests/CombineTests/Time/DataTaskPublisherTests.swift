import Combine
import CombineTesting
import Foundation
import Synchronization
import Testing

/// A transport that answers when the test says so.
private final class ManualTransport: DataTaskTransport {
  typealias Completion = @Sendable (Result<(data: Data, response: URLResponse), URLError>) -> Void

  private struct State {
    var requests: [URLRequest] = []
    var completions: [Completion] = []
    var cancelCount = 0
  }

  private let state = Mutex(State())

  var requests: [URLRequest] { state.withLock { $0.requests } }
  var cancelCount: Int { state.withLock { $0.cancelCount } }

  func load(_ request: URLRequest, session: URLSession, completion: @escaping Completion) -> @Sendable () -> Void {
    state.withLock { state in
      state.requests.append(request)
      state.completions.append(completion)
    }
    return { [self] in state.withLock { $0.cancelCount += 1 } }
  }

  func answer(_ outcome: Result<(data: Data, response: URLResponse), URLError>) {
    let completions = state.withLock { state in
      defer { state.completions = [] }
      return state.completions
    }
    for completion in completions { completion(outcome) }
  }
}

@Suite(.serialized) final class DataTaskPublisherTests {
  private let transport = ManualTransport()
  private let before = URLSession.dataTaskTransport
  private let request: URLRequest

  init() throws {
    request = URLRequest(url: try #require(URL(string: "http://127.0.0.1/articles")))
    URLSession.dataTaskTransport = transport
  }

  deinit { URLSession.dataTaskTransport = before }

  private func answer(_ text: String) throws {
    let url = try #require(request.url)
    let response = try #require(HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil))
    transport.answer(.success((Data(text.utf8), response)))
  }

  @Test func dataAndResponseArriveThenTheEnd() throws {
    let subscriber = RecordingSubscriber<String, URLError>().closedAtEnd()
    URLSession.shared.dataTaskPublisher(for: request)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .subscribe(subscriber)
    #expect(transport.requests == [request])
    try answer("hello")
    #expect(subscriber.values == ["hello"])
    #expect(subscriber.isFinished)
  }

  @Test func aFailureOfTheTransportIsTheFailure() {
    let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>().closedAtEnd()
    URLSession.shared.dataTaskPublisher(for: request).subscribe(subscriber)
    transport.answer(.failure(URLError(.timedOut)))
    #expect(subscriber.failure?.code == .timedOut)
  }

  @Test func nothingStartsWithoutDemandAndOnlyOnce() {
    let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(demand: .none).closedAtEnd()
    URLSession.shared.dataTaskPublisher(for: request).subscribe(subscriber)
    #expect(transport.requests.isEmpty)
    subscriber.request(.max(1))
    subscriber.request(.max(1))
    #expect(transport.requests.count == 1)
  }

  @Test func cancellingCancelsTheRequestAndAnswersNothing() throws {
    let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>().closedAtEnd()
    URLSession.shared.dataTaskPublisher(for: request).subscribe(subscriber)
    subscriber.cancel()
    subscriber.cancel()
    #expect(transport.cancelCount == 1)
    try answer("late")
    #expect(subscriber.events.count == 1)
  }

  @Test func cancellingBeforeTheStartMakesNoRequest() {
    let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>(demand: .none).closedAtEnd()
    URLSession.shared.dataTaskPublisher(for: request).subscribe(subscriber)
    let subscription = subscriber.subscription
    subscriber.cancel()
    subscription?.request(.unlimited)
    #expect(transport.requests.isEmpty)
  }

  @Test func aRequestIsPendingInItsContextAndItsResultArrivesInside() throws {
    let clock = VirtualClock()
    let subscriber = RecordingSubscriber<Int, URLError>().closedAtEnd()
    clock.run {
      URLSession.shared.dataTaskPublisher(for: request)
        .map { $0.data.count }
        .delay(for: 5, scheduler: DispatchQueue.global())
        .subscribe(subscriber)
    }
    #expect(clock.pendingCount == 1)
    try answer("12345")
    #expect(clock.scheduledCount == 2)
    subscriber.cancel()
    #expect(clock.pendingCount == 0)
  }

  @Test func aCancelledRequestIsNotPending() {
    let clock = VirtualClock()
    let subscriber = RecordingSubscriber<URLSession.DataTaskPublisher.Output, URLError>().closedAtEnd()
    clock.run { URLSession.shared.dataTaskPublisher(for: request).subscribe(subscriber) }
    #expect(clock.pendingCount == 1)
    subscriber.cancel()
    #expect(clock.pendingCount == 0)
  }
}
