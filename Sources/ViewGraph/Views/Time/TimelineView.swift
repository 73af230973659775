import Foundation

/// A view that is brought up to date on a schedule, while the reader sees it.
nonisolated public struct TimelineView<Schedule: TimelineSchedule, Content: View>: View {
  /// What the content is told.
  public typealias Context = TimelineViewDefaultContext

  let schedule: Schedule
  let content: (Context) -> Content

  /// Makes a view of the date that the schedule has come to.
  public init(_ schedule: Schedule, @ViewBuilder content: @escaping (Context) -> Content) {
    self.schedule = schedule
    self.content = content
  }
}

/// What the content of a timeline view is told.
public struct TimelineViewDefaultContext: Sendable {
  /// How often the content changes at most.
  public enum Cadence: Comparable, Sendable {
    /// Always.
    case live
    /// Every second.
    case seconds
    /// Every minute.
    case minutes
  }

  /// The date that the schedule has come to.
  public let date: Date
  /// How often the content changes at most.
  public let cadence: Cadence
}

extension TimelineView: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let clock = node.local as? TimelineClock ?? TimelineClock(node.graph)
    node.local = clock
    if (clock.schedule as? Schedule).map({ !ViewComparison.areSame($0, schedule) }) ?? true {
      clock.schedule = schedule
      clock.dates = { [schedule] in AnyIterator(schedule.entries(from: $0, mode: .normal).makeIterator()) }
      // Another schedule has other dates, now too: one that was paused goes on.
      node.graph.beforeCommit { [weak clock] in clock?.restart() }
    }
    let child = node.reading { content(Context(date: clock.date.get() ?? node.graph.now, cadence: .live)) }
    node.setChild(0, child)
  }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    guard let clock = node.local as? TimelineClock else { return }
    clock.appearance = Appearance(node) { [weak clock] shown in
      if shown { clock?.start() } else { clock?.stop() }
    }
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    let clock = node.local as? TimelineClock
    clock?.stop()
    clock?.appearance?.end()
  }
}

/// Follows a schedule on the host's clock.
@MainActor
private final class TimelineClock {
  /// The date that the schedule has come to; nil before it begins.
  let date = StateLocation<Date?>(nil)
  var schedule: Any?
  var dates: (Date) -> AnyIterator<Date> = { _ in AnyIterator { nil } }
  var appearance: Appearance?
  private weak var graph: Graph?
  private let alarm: Alarm
  private var isStarted = false
  private var isWaiting = false

  init(_ graph: Graph) {
    self.graph = graph
    alarm = Alarm(graph)
  }

  func start() {
    isStarted = true
    if !isWaiting { next() }
  }

  func stop() {
    alarm.cancel()
    (isStarted, isWaiting) = (false, false)
  }

  /// Follows the schedule from now on, where it is followed.
  func restart() {
    guard isStarted else { return }
    alarm.cancel()
    next()
  }

  /// Comes to the last date that has passed, and waits for the one after it.
  private func next() {
    isWaiting = false
    guard let graph else { return }
    let now = graph.now
    var coming: Date?
    for entry in dates(now) {
      // Clocks round to microseconds, so an alarm may come a little early.
      if entry > now + 0.0005 {
        coming = entry
        break
      }
      date.set(entry)
    }
    guard let coming else { return }
    isWaiting = true
    alarm.set(at: coming) { [weak self] in self?.next() }
  }
}
