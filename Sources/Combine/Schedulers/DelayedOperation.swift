import Dispatch
import Foundation

/// An operation that waits in its queue until a point in time, and then runs once.
///
/// It depends on a gate, an operation in no queue, which a timer opens.
final class DelayedOperation: Operation, Cancellable, @unchecked Sendable {
  private let work: @Sendable () -> Void
  private let gate = BlockOperation {}
  private let lock = Lock()
  private var timer: (any Cancellable)?
  private var isOver = false

  init(_ work: @escaping @Sendable () -> Void) {
    self.work = work
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
    let isOver = self.isOver
    if !isOver { self.timer = timer }
    lock.unlock()
    if isOver { timer.cancel() }
  }

  override func main() {
    if end() { work() }
  }

  /// Takes the operation back; the queue lets go of it at once.
  override func cancel() {
    guard end() else { return }
    super.cancel()
    openGate()
  }

  private func openGate() {
    if !gate.isFinished { gate.start() }
  }

  /// Whether this is the end of it; false if it has run or was cancelled before.
  private func end() -> Bool {
    lock.lock()
    let isFirst = !isOver
    isOver = true
    let timer = timer.take()
    lock.unlock()
    timer?.cancel()
    return isFirst
  }
}
