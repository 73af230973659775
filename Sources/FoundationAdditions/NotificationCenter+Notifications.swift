import Foundation

extension NotificationCenter {
  /// The notifications of a name as they are posted, without end. Those that nobody has taken yet are kept.
  public func notifications(named name: Notification.Name, object: (AnyObject & Sendable)? = nil) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }

  /// Notifications as they are posted.
  public final class Notifications: AsyncSequence, Sendable {
    public typealias Element = Notification

    private let stream: AsyncStream<Posted>

    init(center: NotificationCenter, name: Notification.Name, object: (any AnyObject & Sendable)?) {
      stream = AsyncStream { continuation in
        let token = center.addObserver(forName: name, object: object, queue: nil) { notification in
          continuation.yield(Posted(notification: notification))
        }
        let observer = Observer(center: center, token: token)
        continuation.onTermination = { _ in observer.end() }
      }
    }

    public func makeAsyncIterator() -> Iterator {
      Iterator(base: stream.makeAsyncIterator())
    }

    /// Waits for one notification after the other.
    public struct Iterator: AsyncIteratorProtocol {
      var base: AsyncStream<Posted>.Iterator

      public mutating func next() async -> Notification? {
        await base.next()?.notification
      }
    }
  }
}

/// A notification on its way to another task, which is what the sequence is for.
struct Posted: @unchecked Sendable {
  let notification: Notification
}

/// An observer that can be taken back from any thread, as notification centres allow.
private struct Observer: @unchecked Sendable {
  let center: NotificationCenter
  let token: any NSObjectProtocol

  func end() {
    center.removeObserver(token)
  }
}
