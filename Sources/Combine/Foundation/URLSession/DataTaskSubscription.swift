import Foundation
import Synchronization

/// One subscriber to the outcome of a request, whatever its type.
class DataTaskTarget: @unchecked Sendable {
  typealias Outcome = Result<URLSession.DataTaskPublisher.Output, URLError>

  func finish(_ outcome: Outcome) { abstractMethod() }
}

/// One request for one subscriber. It counts as pending in the context of the subscription from start to end.
final class DataTaskSubscription<Downstream: Subscriber>: DataTaskTarget, Subscription, Introspectable,
  @unchecked Sendable
where Downstream.Input == URLSession.DataTaskPublisher.Output, Downstream.Failure == URLError {
  private let lock = Lock()
  private let request: URLRequest
  private let session: URLSession
  private let context = HostContext.current
  private var downstream: Downstream?
  private var isStarted = false
  private var demand = Subscribers.Demand.none
  private var stop: (@Sendable () -> Void)?

  init(_ request: URLRequest, _ session: URLSession, _ downstream: Downstream) {
    self.request = request
    self.session = session
    self.downstream = downstream
  }

  var description: String { "DataTaskPublisher" }

  var customMirror: Mirror {
    let children: [Mirror.Child] = lock.withLock {
      let parent = downstream.map { _ in URLSession.DataTaskPublisher(request: request, session: session) }
      return [("task", stop as Any), ("downstream", downstream as Any), ("parent", parent as Any), ("demand", demand)]
    }
    return Mirror(self, children: children)
  }

  func request(_ demand: Subscribers.Demand) {
    demand.requirePositive()
    lock.lock()
    self.demand += demand
    guard downstream != nil, !isStarted else { return lock.unlock() }
    isStarted = true
    lock.unlock()
    context?.begin()
    let target: DataTaskTarget = self
    let stop = URLSession.dataTaskTransport.load(request, session: session) { target.finish($0) }
    lock.lock()
    let isOver = downstream == nil
    if !isOver { self.stop = stop }
    lock.unlock()
    if isOver { stop() }
  }

  func cancel() {
    lock.lock()
    let (downstream, stop) = (downstream.take(), stop.take())
    let isPending = isStarted && downstream != nil
    lock.unlock()
    stop?()
    if isPending { context?.end() }
  }

  override func finish(_ outcome: Outcome) {
    lock.lock()
    let (downstream, stop) = (downstream.take(), stop.take())
    lock.unlock()
    guard let downstream else { return }
    if let context {
      context.run { deliver(outcome, to: downstream) }
      context.end()
    } else {
      deliver(outcome, to: downstream)
    }
    withExtendedLifetime(stop) {}
  }

  private func deliver(_ outcome: Outcome, to downstream: Downstream) {
    switch outcome {
    case .success(let output):
      _ = downstream.receive(output)
      downstream.receive(completion: .finished)
    case .failure(let error):
      downstream.receive(completion: .failure(error))
    }
  }
}
