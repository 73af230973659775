import Combine
import Testing

private final class Hook: _Introspection {
  var events: [String] = []

  func willReceive<Upstream, Downstream>(publisher: Upstream, subscriber: Downstream)
  where
    Upstream: Publisher, Downstream: Subscriber, Upstream.Failure == Downstream.Failure,
    Upstream.Output == Downstream.Input
  {
    if publisher is Just<String> { events.append("subscribe \(subscriber)") }
  }

  func willReceive<Downstream>(subscriber: Downstream, input: Downstream.Input) where Downstream: Subscriber {
    if let text = input as? String { events.append("value \(text)") }
  }

  func willRequest(subscription: any Subscription, _ demand: Subscribers.Demand) {
    // Other tests run meanwhile.
    let value = (subscription as? any CustomReflectable)?.customMirror.children.first?.value
    if value as? String == "x" { events.append("request \(demand)") }
  }
}

@Suite(.serialized) struct IntrospectionTests {
  @Test func hooksSeeWhatPasses() {
    let hook = Hook()
    hook.enable()
    #expect(hook.isEnabled)
    let sink = Just("x").sink { _ in }
    hook.disable()
    #expect(!hook.isEnabled)
    let unseen = Just("y").sink { _ in }
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
