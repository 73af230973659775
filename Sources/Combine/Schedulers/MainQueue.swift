import Dispatch
import Foundation

/// Whether the running code is on the main queue.
///
/// The thread alone does not tell: under `dispatchMain()` and under an `async` main, Linux serves the main queue on another one.
enum MainQueue {
  private static let marker: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool {
    Thread.isMainThread || DispatchQueue.getSpecific(key: marker) == true
  }
}
