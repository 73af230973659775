import Combine
import Foundation

extension NotificationCenter {
  /// `addObserver(forName:object:queue:using:)`, which CInterposition puts in the place of Foundation's.
  ///
  /// A device runs a program for one person, so that what it posts is for that person's observers. Here an observer that
  /// was added while the code ran for one reader's program is told what that program posts and what code posts that runs for no reader, and
  /// runs for its own reader. One that was added by code that runs for no reader is told everything.
  @_silgen_name("newsreel_add_observer")
  public func _addObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol {
    guard let context = HostContext.current else {
      return originalAddObserver(forName: name, object: object, queue: queue, using: block)
    }
    return originalAddObserver(forName: name, object: object, queue: nil) { notification in
      if let poster = HostContext.current, poster !== context { return }
      let notification = Transfer(notification)
      guard let queue, queue !== OperationQueue.current else { return context.run { block(notification.value) } }
      let operation = BlockOperation { context.run { block(notification.value) } }
      queue.addOperations([operation], waitUntilFinished: true)
    }
  }

  @_silgen_name("newsreel_original_add_observer")
  private func originalAddObserver(
    forName name: NSNotification.Name?, object: Any?, queue: OperationQueue?,
    using block: @Sendable @escaping (Notification) -> Void
  ) -> any NSObjectProtocol
}
