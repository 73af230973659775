import Dispatch
import Foundation

/// Something that is told, once for each piece of work submitted, that it may go on.
class DeliveryTarget {
  /// Runs one piece of submitted work; the result is how many of the target's holds on itself have come to their end.
  func deliverSubmitted() -> Int { abstractMethod() }
}

/// The short way of one subscription to a dispatch queue: every event submits the same block, so that none allocates.
///
/// A target with work submitted keeps itself alive, with one hold for many pieces of work: counting references for each
/// of them would make two threads fight for the same piece of memory. For the same reason a lane cannot be copied.
struct DispatchLane: ~Copyable {
  private let queue: DispatchQueue
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
    nonisolated(unsafe) let submitted = Unmanaged.passUnretained(target)
    block = {
      for _ in 0..<submitted._withUnsafeGuaranteedRef({ $0.deliverSubmitted() }) { submitted.release() }
    }
  }

  /// Whether the short way may be taken: not where a host wants to know of the work.
  @inline(__always)
  static var isOpen: Bool { HostContext.current == nil }

  /// Submits one delivery. The target must hold itself already.
  @inline(__always)
  func submit() { queue.async(execute: block) }
}
