import Foundation

// What CInterposition puts in the place of functions of the same signatures.

extension Thread {
  @_silgen_name("newsreel_thread")
  public class func _make(block: __owned @escaping @Sendable () -> Void) -> Thread {
    originalMake(block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_thread")
  private class func originalMake(block: __owned @escaping @Sendable () -> Void) -> Thread

  @_silgen_name("newsreel_thread_detach")
  public class func _detach(_ block: @escaping @Sendable () -> Void) {
    originalDetach(Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_thread_detach")
  private class func originalDetach(_ block: @escaping @Sendable () -> Void)
}

extension Timer {
  @_silgen_name("newsreel_timer_scheduled")
  public class func _scheduled(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    originalScheduled(withTimeInterval: interval, repeats: repeats, block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_timer_scheduled")
  private class func originalScheduled(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer

  @_silgen_name("newsreel_timer")
  public class func _make(
    timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    originalMake(timeInterval: timeInterval, repeats: repeats, block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_timer")
  private class func originalMake(
    timeInterval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer

  @_silgen_name("newsreel_timer_at")
  public class func _make(
    fire date: __owned Date, interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    originalMake(fire: date, interval: interval, repeats: repeats, block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_timer_at")
  private class func originalMake(
    fire date: __owned Date, interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer

  /// What optimised code calls, which has made the object already.
  @_silgen_name("newsreel_timer_init")
  public __consuming func _initialize(
    fire date: __owned Date, interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    originalInitialize(fire: date, interval: interval, repeats: repeats, block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_timer_init")
  private __consuming func originalInitialize(
    fire date: __owned Date, interval: TimeInterval, repeats: Bool, block: __owned @escaping @Sendable (Timer) -> Void
  ) -> Timer
}

extension OperationQueue {
  @_silgen_name("newsreel_operation_add")
  public func _add(_ block: @escaping @Sendable () -> Void) {
    originalAdd(Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_operation_add")
  private func originalAdd(_ block: @escaping @Sendable () -> Void)

  @_silgen_name("newsreel_operation_barrier")
  public func _addBarrier(_ block: @escaping @Sendable () -> Void) {
    originalAddBarrier(Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_operation_barrier")
  private func originalAddBarrier(_ block: @escaping @Sendable () -> Void)
}

extension BlockOperation {
  @_silgen_name("newsreel_operation")
  public class func _make(block: __owned @escaping @Sendable () -> Void) -> BlockOperation {
    originalMake(block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_operation")
  private class func originalMake(block: __owned @escaping @Sendable () -> Void) -> BlockOperation

  @_silgen_name("newsreel_operation_block")
  public func _addBlock(_ block: @escaping @Sendable () -> Void) {
    originalAddBlock(Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_operation_block")
  private func originalAddBlock(_ block: @escaping @Sendable () -> Void)
}

extension RunLoop {
  @_silgen_name("newsreel_loop_perform")
  public func _perform(_ block: @escaping @Sendable () -> Void) {
    originalPerform(Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_loop_perform")
  private func originalPerform(_ block: @escaping @Sendable () -> Void)

  @_silgen_name("newsreel_loop_perform_modes")
  public func _perform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void) {
    originalPerform(inModes: modes, block: Carrying.closure(block))
  }

  @_silgen_name("newsreel_original_loop_perform_modes")
  private func originalPerform(inModes modes: [RunLoop.Mode], block: @escaping @Sendable () -> Void)
}
