import Foundation

extension Publishers {
  /// A publisher that stops in the debugger when a closure says so.
  public struct Breakpoint<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher whose events are looked at.
    public let upstream: Upstream

    /// Says whether to stop at a subscription.
    public let receiveSubscription: ((any Subscription) -> Bool)?

    /// Says whether to stop at a value.
    public let receiveOutput: ((Upstream.Output) -> Bool)?

    /// Says whether to stop at a completion.
    public let receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Bool)?

    /// Looks at the events of a publisher.
    public init(
      upstream: Upstream,
      receiveSubscription: ((any Subscription) -> Bool)? = nil,
      receiveOutput: ((Upstream.Output) -> Bool)? = nil,
      receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) {
      self.upstream = upstream
      self.receiveSubscription = receiveSubscription
      self.receiveOutput = receiveOutput
      self.receiveCompletion = receiveCompletion
    }

    /// Attaches a subscriber to the upstream.
    public func receive<S>(subscriber: S)
    where S: Subscriber, Upstream.Failure == S.Failure, Upstream.Output == S.Input {
      upstream.subscribe(BreakpointInner(downstream: subscriber, breakpoint: self))
    }
  }
}

extension Publisher {
  /// Raises SIGTRAP, which stops in the debugger, when one of the closures says so.
  public func breakpoint(
    receiveSubscription: ((any Subscription) -> Bool)? = nil,
    receiveOutput: ((Output) -> Bool)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
  ) -> Publishers.Breakpoint<Self> {
    .init(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion)
  }

  /// Raises SIGTRAP, which stops in the debugger, when this publisher fails.
  public func breakpointOnError() -> Publishers.Breakpoint<Self> {
    breakpoint(receiveCompletion: { completion in
      if case .failure = completion { true } else { false }
    })
  }
}

/// Stands between two stages without any state of its own: the downstream gets the upstream's subscription.
private struct BreakpointInner<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Introspectable
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
  let downstream: Downstream
  let breakpoint: Publishers.Breakpoint<Upstream>
  let combineIdentifier = CombineIdentifier()

  var description: String { "Breakpoint" }

  func receive(subscription: any Subscription) {
    if breakpoint.receiveSubscription?(subscription) == true { stopInDebugger() }
    downstream.receive(subscription: subscription)
  }

  func receive(_ input: Downstream.Input) -> Subscribers.Demand {
    if breakpoint.receiveOutput?(input) == true { stopInDebugger() }
    return downstream.receive(input)
  }

  func receive(completion: Subscribers.Completion<Downstream.Failure>) {
    if breakpoint.receiveCompletion?(completion) == true { stopInDebugger() }
    downstream.receive(completion: completion)
  }
}

/// Raises the signal that debuggers stop at, and that ends a program outside of one.
///
/// A handler that only reports the signal, as the backtraces of Swift on Linux do, steps down and leaves the rest to the instruction
/// that caused it. There is none here, so the signal is raised again.
private func stopInDebugger() {
  let before = trapHandler
  raise(SIGTRAP)
  if before != nil, trapHandler == nil { raise(SIGTRAP) }
}

/// The handler of the signal; nil where there is none.
private var trapHandler: UnsafeRawPointer? {
  var action = sigaction()
  sigaction(SIGTRAP, nil, &action)
  return unsafeBitCast(action.__sigaction_handler, to: UnsafeRawPointer?.self)
}
