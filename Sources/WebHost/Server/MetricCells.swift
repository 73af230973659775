import Synchronization

/// The memory in which counters stand: a row for each worker, in memory of the process or shared between processes.
package final class MetricCells: @unchecked Sendable {
  /// How many workers count here.
  package let workers: Int
  private let cells: UnsafeMutablePointer<Atomic<Int>>
  private let isOwn: Bool

  /// Cells of a row.
  private static let width = Metrics.Counter.allCases.count
  /// Bytes that so many workers need.
  static func size(workers: Int) -> Int { workers * width * MemoryLayout<Atomic<Int>>.stride }

  /// Makes counters of this process, which stand at 0.
  package init(workers: Int) {
    self.workers = workers
    isOwn = true
    cells = .allocate(capacity: workers * Self.width)
    for index in 0..<workers * Self.width { (cells + index).initialize(to: Atomic(0)) }
  }

  /// Counts in memory that is shared with other processes and lasts as long as this one. Zeros are counters at 0.
  init(workers: Int, shared memory: UnsafeMutableRawPointer) {
    self.workers = workers
    isOwn = false
    cells = memory.assumingMemoryBound(to: Atomic<Int>.self)
  }

  deinit {
    if isOwn { cells.deallocate() }
  }

  func add(_ amount: Int, to counter: Metrics.Counter, of worker: Int) {
    cells[worker * Self.width + counter.rawValue].wrappingAdd(amount, ordering: .relaxed)
  }

  func set(_ counter: Metrics.Counter, of worker: Int, to value: Int) {
    cells[worker * Self.width + counter.rawValue].store(value, ordering: .relaxed)
  }

  func value(of counter: Metrics.Counter, of worker: Int) -> Int {
    cells[worker * Self.width + counter.rawValue].load(ordering: .relaxed)
  }
}
