import Combine
import Testing

/// A value of this file alone: a hook sees what passes in all of the process, other tests' values too.
private struct Seen: Equatable {
  let name: String
}

private final class Hook: _Introspection {
  var events: [String] = []

  func willReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input
  {
    if publisher is Just<Seen> { events.append("subscribe \(subscriber)") }
  }

  func willReceive<Downstream>(subscriber: Downstream, input: Downstream.Input) where Downstream: Subscriber {
    if let seen = input as? Seen { events.append("value \(seen.name)") }
  }

  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
    let value = (subscription as? any CustomReflectable)?.customMirror.children.first?.value
    if value is Seen { events.append("request \(demand)") }
  }
}

@Suite(.serialized) struct IntrospectionTests {
  @Test func hooksSeeWhatPasses() {
    let hook = Hook()
    hook.enable()
    #expect(hook.isEnabled)
    let sink = Just(Seen(name: "x")).sink { _ in }
    hook.disable()
    #expect(!hook.isEnabled)
    let unseen = Just(Seen(name: "y")).sink { _ in }
    #expect(hook.events == ["subscribe Sink", "request unlimited", "value x"])
    sink.cancel()
    unseen.cancel()
  }

  @Test func identifiers() {
    let object = Witness()
    #expect(CombineIdentifier(object) == CombineIdentifier(object))
    #expect(CombineIdentifier() != CombineIdentifier())
    #expect(CombineIdentifier().description.hasPrefix("0x"))
  }

  @Test func typesReadAsApples() {
    #expect(String(reflecting: Just(1).eraseToAnyPublisher()) == "AnyPublisher")
    #expect(
      String(reflecting: type(of: [1].publisher.print()))
        == "Combine.Publishers.Print<Combine.Publishers.Sequence<Swift.Array<Swift.Int>, Swift.Never>>")
    #expect("\(Subscriptions.empty)" == "Empty")
  }
}
