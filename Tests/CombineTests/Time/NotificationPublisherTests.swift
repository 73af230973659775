import Combine
import CombineTesting
import Foundation
import Testing

@Suite struct NotificationPublisherTests {
  private let center = NotificationCenter()
  private let name = Notification.Name("changed")

  @Test func notificationsOfTheNameArrive() {
    let subscriber = RecordingSubscriber<Int?, Never>().closedAtEnd()
    center.publisher(for: name).map { $0.userInfo?["n"] as? Int }.subscribe(subscriber)
    center.post(name: name, object: nil, userInfo: ["n": 1])
    center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 2])
    #expect(subscriber.values == [1])
  }

  @Test func onlyTheObjectAskedForCounts() {
    let (one, other) = (NSObject(), NSObject())
    let subscriber = RecordingSubscriber<Notification, Never>().closedAtEnd()
    center.publisher(for: name, object: one).subscribe(subscriber)
    center.post(name: name, object: other)
    center.post(name: name, object: one)
    #expect(subscriber.values.count == 1)
  }

  @Test func demandIsExactAndCancellingStops() {
    let subscriber = RecordingSubscriber<Notification, Never>(demand: .max(1)).closedAtEnd()
    center.publisher(for: name).subscribe(subscriber)
    for _ in 0..<3 { center.post(name: name, object: nil) }
    #expect(subscriber.values.count == 1)
    subscriber.request(.max(1))
    center.post(name: name, object: nil)
    #expect(subscriber.values.count == 2)
    subscriber.request(.unlimited)
    subscriber.cancel()
    center.post(name: name, object: nil)
    #expect(subscriber.values.count == 2)
  }

  @Test func cancellingReleasesTheSubscriber() {
    weak var released: RecordingSubscriber<Notification, Never>?
    do {
      let subscriber = RecordingSubscriber<Notification, Never>().closedAtEnd()
      released = subscriber
      center.publisher(for: name).subscribe(subscriber)
      subscriber.cancel()
    }
    #expect(released == nil)
  }

  @Test func publishersOfTheSameNotificationsAreEqual() {
    #expect(center.publisher(for: name) == center.publisher(for: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: center))
  }
}
