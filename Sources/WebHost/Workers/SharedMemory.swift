import Foundation

/// Memory that a supervisor and its workers share: counters, notes of what each works on, and pages that trap.
struct SharedMemory: @unchecked Sendable {
  /// The file behind it, which has no name any more.
  let descriptor: Int32
  let workers: Int
  private let start: UnsafeMutableRawPointer

  /// Makes memory for so many workers, all zeros; nil where the system has none.
  init?(workers: Int) {
    var name = Array((FileManager.default.temporaryDirectory.path + "/newsreel-XXXXXX").utf8CString)
    let descriptor = mkstemp(&name)
    guard descriptor >= 0 else { return nil }
    unlink(name)
    guard ftruncate(descriptor, Self.size(workers)) == 0 else { return nil }
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    self.init(descriptor, workers: workers)
  }

  /// Finds the memory behind a descriptor that the supervisor has passed on.
  init?(_ descriptor: Int32, workers: Int) {
    let memory = mmap(nil, Self.size(workers), PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0)
    guard let memory, memory != MAP_FAILED else { return nil }
    self.descriptor = descriptor
    self.workers = workers
    start = memory
  }

  /// The workers' counters.
  var cells: MetricCells { MetricCells(workers: workers, shared: start) }
  /// The pages that trap.
  var traps: TrapTable { TrapTable(start + Self.trapStart(workers)) }
  /// What a worker works on.
  func note(of worker: Int) -> TurnNote { TurnNote(start + Self.noteStart(workers) + worker * TurnNote.size) }

  private static func noteStart(_ workers: Int) -> Int { (MetricCells.size(workers: workers) + 63) / 64 * 64 }
  private static func trapStart(_ workers: Int) -> Int { noteStart(workers) + workers * TurnNote.size }
  private static func size(_ workers: Int) -> Int { trapStart(workers) + TrapTable.size }
}
