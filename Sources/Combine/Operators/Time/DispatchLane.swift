import Dispatch
import Foundation

/// Something that is told, once for each piece of work submitted, that it may go on.
class DeliveryTarget {
  func deliverOldest() { abstractMethod() }
}

/// The short way of one subscription to a dispatch queue: every event submits the same block, so that none allocates.
///
/// Each submission keeps the target alive until its block has run.
struct DispatchLane {
  private let queue: DispatchQueue
  private let target: Unmanaged<DeliveryTarget>
  private let block: @Sendable @convention(block) () -> Void

  /// Nil unless the scheduler ends in a dispatch queue: it is one, or the main run loop. The target must own the lane.
  init?(to scheduler: some Scheduler, _ target: DeliveryTarget) {
    if let queue = scheduler as? DispatchQueue {
      self.queue = queue
    } else if let runLoop = scheduler as? RunLoop, runLoop.isMain {
      queue = .main
    } else {
      return nil
    }
    let unmanaged = Unmanaged.passUnretained(target)
    nonisolated(unsafe) let submitted = unmanaged
    self.target = unmanaged
    block = { submitted.takeRetainedValue().deliverOldest() }
  }

  /// Submits one delivery; false if a host wants to know of it, and it must be scheduled the long way.
  @inline(__always)
  func submit() -> Bool {
    guard HostContext.current == nil else { return false }
    _ = target.retain()
    queue.async(execute: block)
    return true
  }
}
