import Dispatch
import Foundation

/// An operation that waits in its queue until a point in time, and then runs once.
///
/// It depends on a gate, an operation in no queue, which a timer opens. Whoever cancels it, its queue too, lets go of the work.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
  private struct Work {
    let run: @Sendable () -> Void
    let cancel: @Sendable () -> Void
  }

  private let gate = BlockOperation {}
  private let lock = Lock()
  private var work: Work?
  private var timer: (any Cancellable)?

  init(_ run: @escaping @Sendable () -> Void, cancelling cancel: @escaping @Sendable () -> Void) {
    work = Work(run: run, cancel: cancel)
    super.init()
    addDependency(gate)
  }

  /// Puts the operation into the queue.
  func add(to queue: OperationQueue, until date: Date, tolerance: TimeInterval) {
    queue.addOperation(self)
    let timer = HostContext.$current.withValue(nil) {
      DispatchQueue.global()._scheduleOnce(
        after: .init(HostContext.dispatchTime(at: date)), tolerance: .seconds(tolerance), options: nil
      ) { [weak self] in
        self?.openGate()
      }
    }
    lock.lock()
    let isOver = work == nil
    if !isOver { self.timer = timer }
    lock.unlock()
    if isOver { timer.cancel() }
  }

  override func main() {
    end()?.run()
  }

  /// Takes the operation back; the queue lets go of it at once.
  override func cancel() {
    guard let work = end() else { return }
    super.cancel()
    openGate()
    work.cancel()
  }

  private func openGate() {
    if !gate.isFinished { gate.start() }
  }

  /// The work, if it has neither run nor been cancelled.
  private func end() -> Work? {
    lock.lock()
    let (work, timer) = (work.take(), timer.take())
    lock.unlock()
    timer?.cancel()
    return work
  }
}
