/// The decisions of `collect(.byTime)` and `collect(.byTimeOrCount)`: where one group ends and the next begins.
///
/// Groups for which there is no demand yet are kept, and nothing is sent for a period without values.
struct CollectByTimeState<Value> {
  enum Step: Equatable {
    /// Nothing to do.
    case wait
    /// The group was full before its time: the period begins anew.
    case restartPeriod
  }

  private let capacity: Int?
  private var open: [Value] = []
  private var closed = Queue<[Value]>()
  private var demand = Subscribers.Demand.none

  /// Creates the state; without a capacity, time alone ends a group.
  init(capacity: Int?) {
    self.capacity = capacity
  }

  /// Whether every group has been taken.
  var isEmpty: Bool { open.isEmpty && closed.isEmpty }

  mutating func receive(_ value: Value) -> Step {
    open.append(value)
    guard let capacity, open.count >= capacity else { return .wait }
    close()
    return .restartPeriod
  }

  /// Ends the group: its time is up, or the upstream has finished.
  mutating func close() {
    guard !open.isEmpty else { return }
    closed.append(open)
    open = []
  }

  mutating func request(_ demand: Subscribers.Demand) {
    self.demand += demand
  }

  /// The next group to send, if one is complete and asked for.
  mutating func take() -> [Value]? {
    guard demand > .none, let group = closed.popFirst() else { return nil }
    demand -= 1
    return group
  }
}
