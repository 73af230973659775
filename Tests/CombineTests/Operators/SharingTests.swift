import Combine
import Testing

@Suite struct SharingTests {
  @Test func shareSubscribesOnce() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let shared = upstream.share()
    let (a, b) = (TrackingSubscriber<Int, TestError>(), TrackingSubscriber<Int, TestError>())
    shared.subscribe(a)
    shared.subscribe(b)
    #expect(upstream.subscribers == 1)
    upstream.send(1)
    #expect(a.values == [1] && b.values == [1])
    a.cancel()
    #expect(upstream.cancellations == 0)
    b.cancel()
    #expect(upstream.cancellations == 1)
    let c = TrackingSubscriber<Int, TestError>()
    shared.subscribe(c)
    #expect(upstream.subscribers == 2)
    #expect(shared == shared && shared != upstream.share())
  }

  @Test func lateSubscribersOfAFinishedShareOnlyFinish() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let shared = upstream.share()
    let (a, b) = (TrackingSubscriber<Int, TestError>(), TrackingSubscriber<Int, TestError>())
    shared.subscribe(a)
    upstream.send(completion: .finished)
    shared.subscribe(b)
    #expect(b.isFinished)
    #expect(upstream.subscribers == 1)
  }

  @Test func multicastWaitsForTheConnection() {
    let upstream = ScriptedPublisher<Int, TestError>()
    let multicast = upstream.multicast(subject: PassthroughSubject<Int, TestError>())
    let subscriber = TrackingSubscriber<Int, TestError>()
    multicast.subscribe(subscriber)
    #expect(upstream.subscribers == 0)
    let connection = multicast.connect()
    upstream.send(1)
    #expect(subscriber.values == [1])
    connection.cancel()
    #expect(upstream.cancellations == 1)
  }

  @Test func makeConnectableAndAutoconnect() {
    let connectable = Just(1).makeConnectable()
    let subscriber = TrackingSubscriber<Int, Never>()
    connectable.subscribe(subscriber)
    #expect(subscriber.values.isEmpty)
    _ = connectable.connect()
    #expect(subscriber.values == [1])
    let automatic = TrackingSubscriber<Int, Never>()
    Just(2).makeConnectable().autoconnect().subscribe(automatic)
    #expect(automatic.values == [2])
  }
}
