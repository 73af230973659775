import Combine
import Dispatch

// What CInterposition puts in the place of functions of the same signatures.

extension DispatchQueue {
  @_silgen_name("newsreel_dispatch_async")
  public func _async(
    group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    originalAsync(group: group, qos: qos, flags: flags, execute: Carrying.closure(work))
  }

  @_silgen_name("newsreel_original_dispatch_async")
  private func originalAsync(
    group: DispatchGroup?, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void)

  @_silgen_name("newsreel_dispatch_after")
  public func _asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    originalAsyncAfter(deadline: deadline, qos: qos, flags: flags, execute: Carrying.closure(work))
  }

  @_silgen_name("newsreel_original_dispatch_after")
  private func originalAsyncAfter(
    deadline: DispatchTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void)

  @_silgen_name("newsreel_dispatch_after_wall")
  public func _asyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    originalAsyncAfter(wallDeadline: wallDeadline, qos: qos, flags: flags, execute: Carrying.closure(work))
  }

  @_silgen_name("newsreel_original_dispatch_after_wall")
  private func originalAsyncAfter(
    wallDeadline: DispatchWallTime, qos: DispatchQoS, flags: DispatchWorkItemFlags,
    execute work: @escaping @Sendable @convention(block) () -> Void)

  @_silgen_name("newsreel_dispatch_concurrent")
  public class func _concurrentPerform(iterations: Int, execute work: (Int) -> Void) {
    guard let context = HostContext.current else {
      return originalConcurrentPerform(iterations: iterations, execute: work)
    }
    originalConcurrentPerform(iterations: iterations) { index in context.run { work(index) } }
  }

  @_silgen_name("newsreel_original_dispatch_concurrent")
  private class func originalConcurrentPerform(iterations: Int, execute work: (Int) -> Void)
}

extension DispatchGroup {
  @_silgen_name("newsreel_dispatch_notify")
  public func _notify(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void
  ) {
    originalNotify(qos: qos, flags: flags, queue: queue, execute: Carrying.closure(unsafeSendable(work)))
  }

  @_silgen_name("newsreel_original_dispatch_notify")
  private func originalNotify(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, queue: DispatchQueue,
    execute work: @escaping @convention(block) () -> Void)
}

extension DispatchWorkItem {
  @_silgen_name("newsreel_dispatch_item")
  public class func _make(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, block: __owned @escaping @convention(block) () -> Void
  ) -> DispatchWorkItem {
    originalMake(qos: qos, flags: flags, block: Carrying.closure(unsafeSendable(block)))
  }

  @_silgen_name("newsreel_original_dispatch_item")
  private class func originalMake(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, block: __owned @escaping @convention(block) () -> Void
  ) -> DispatchWorkItem

  /// What optimised code calls, which has made the object already.
  @_silgen_name("newsreel_dispatch_item_init")
  public __consuming func _initialize(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, block: __owned @escaping @convention(block) () -> Void
  ) -> DispatchWorkItem {
    originalInitialize(qos: qos, flags: flags, block: Carrying.closure(unsafeSendable(block)))
  }

  @_silgen_name("newsreel_original_dispatch_item_init")
  private __consuming func originalInitialize(
    qos: DispatchQoS, flags: DispatchWorkItemFlags, block: __owned @escaping @convention(block) () -> Void
  ) -> DispatchWorkItem
}

/// A closure that Dispatch takes to other threads, whatever its type says.
private func unsafeSendable(_ work: @escaping () -> Void) -> @Sendable () -> Void {
  nonisolated(unsafe) let work = work
  return { work() }
}
