import Combine

/// Gives work that a program hands to another queue, thread or timer the reader for whom the program runs.
///
/// Which reader that is, is a task-local value: it goes along with `await` and `Task`, and is lost where Foundation or
/// Dispatch run a closure later. CInterposition puts the functions in this folder in the place of theirs for calls from the
/// program itself; what Foundation's own code hands on may serve several readers at once, and goes with none.
enum Carrying {
  /// The closure, run for the reader for whom the code runs now.
  static func closure(_ work: @escaping @Sendable () -> Void) -> @Sendable () -> Void {
    guard let context = HostContext.current else { return work }
    return { context.run(work) }
  }

  /// The same for one that is given something.
  static func closure<A>(_ work: @escaping @Sendable (A) -> Void) -> @Sendable (A) -> Void {
    guard let context = HostContext.current else { return work }
    return { a in
      let a = Transfer(a)
      context.run { work(a.value) }
    }
  }

  /// The same for one that is given the three parts of an answer.
  static func closure<A, B, C>(_ work: @escaping @Sendable (A, B, C) -> Void) -> @Sendable (A, B, C) -> Void {
    guard let context = HostContext.current else { return work }
    return { a, b, c in
      let all = Transfer((a, b, c))
      context.run { work(all.value.0, all.value.1, all.value.2) }
    }
  }
}
