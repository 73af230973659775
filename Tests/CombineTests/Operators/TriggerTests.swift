import Combine
import Testing

@Suite struct TriggerTests {
  @Test func dropUntilOutput() {
    let (upstream, trigger) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<String, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>(demand: .max(2))
    upstream.drop(untilOutputFrom: trigger).subscribe(subscriber)
    #expect(upstream.send(1) == .none)
    trigger.send("now")
    #expect(trigger.cancellations == 1)
    upstream.send(2)
    #expect(subscriber.values == [2])
    trigger.send(completion: .finished)
    #expect(subscriber.completions.isEmpty)
    upstream.send(completion: .finished)
    #expect(subscriber.isFinished)
  }

  @Test func dropUntilOutputEndsWithItsTrigger() {
    let (upstream, trigger) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<String, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.drop(untilOutputFrom: trigger).subscribe(subscriber)
    trigger.send(completion: .failure(TestError(code: 2)))
    #expect(subscriber.failure?.code == 2)
    #expect(upstream.cancellations == 1)
  }

  @Test func prefixUntilOutput() {
    let (upstream, trigger) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<String, Never>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.prefix(untilOutputFrom: trigger).subscribe(subscriber)
    upstream.send(1)
    trigger.send("stop")
    upstream.send(2)
    #expect(subscriber.values == [1])
    #expect(subscriber.isFinished)
    #expect(upstream.cancellations == 1)
  }

  @Test func cancellingReachesBoth() {
    let (upstream, trigger) = (ScriptedPublisher<Int, TestError>(), ScriptedPublisher<String, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    upstream.drop(untilOutputFrom: trigger).subscribe(subscriber)
    subscriber.cancel()
    #expect(upstream.cancellations == 1 && trigger.cancellations == 1)
  }
}
