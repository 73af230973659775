import Foundation

/// Calls of methods that come about after a time. The target is held until then, as on Apple's platforms.
final class DelayedCalls: @unchecked Sendable {
  private static let all = DelayedCalls()

  private struct Call {
    let target: AnyObject
    let selector: Selector
    let work: DispatchWorkItem
  }

  private let lock = NSLock()
  private var calls: [Int: Call] = [:]
  private var last = 0

  static func begin(_ selector: Selector, on target: AnyObject, with argument: Any?, after delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (target, argument)
    let number = all.lock.withLock {
      all.last += 1
      return all.last
    }
    let work = DispatchWorkItem {
      _ = all.take(number)
      selector.perform(on: target, with: argument)
    }
    all.lock.withLock { all.calls[number] = Call(target: target, selector: selector, work: work) }
    DispatchQueue.main.asyncAfter(deadline: .now() + max(0, delay), execute: work)
  }

  /// Cancels the calls on an object, of one method or all.
  static func cancel(on target: AnyObject, _ selector: Selector?) {
    let numbers = all.lock.withLock {
      all.calls.filter { $0.value.target === target && (selector == nil || $0.value.selector == selector) }.map(\.key)
    }
    for number in numbers { all.take(number)?.work.cancel() }
  }

  private func take(_ number: Int) -> Call? {
    lock.withLock { calls.removeValue(forKey: number) }
  }
}
