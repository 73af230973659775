import Dispatch
import Foundation

/// Whether the running code is on the main queue.
///
/// The thread alone does not tell: under `dispatchMain()` and under an `async` main, Linux serves the main queue on another one.
package enum MainQueue {
  private static let marker: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main queue. Identity does not tell: `DispatchQueue.main` is a new object each time on Linux.
  static func `is`(_ queue: DispatchQueue) -> Bool {
    queue.getSpecific(key: marker) == true
  }

  package static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: marker) == true
  }
}
