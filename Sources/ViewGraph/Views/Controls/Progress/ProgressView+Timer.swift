import Foundation

/// A time that a bar shows.
struct ProgressTimer: Equatable, Sendable {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  private var duration: TimeInterval { interval.upperBound.timeIntervalSince(interval.lowerBound) }

  /// Seconds between two looks of the bar: a hundredth of the time, but no more often than ten times a second and no less than once.
  var step: TimeInterval { min(max(duration / 100, 0.1), 1) }

  /// How much of the bar is filled at a date.
  func fraction(at date: Date) -> Double {
    let passed = duration > 0 ? date.timeIntervalSince(interval.lowerBound) / duration : 1
    let part = min(max(passed, 0), 1)
    return countsDown ? 1 - part : part
  }
}

/// Follows the time on the graph's clock while a bar is seen.
@MainActor
final class ProgressClock {
  /// Nil before the first look.
  let date = StateLocation<Date?>(nil)
  var timer: ProgressTimer?
  private weak var graph: Graph?
  private let alarm: Alarm
  private var appearance: Appearance?

  init(_ graph: Graph) {
    self.graph = graph
    alarm = Alarm(graph)
  }

  func start(_ node: GraphNode) {
    appearance = Appearance(node) { [weak self] shown in
      if shown { self?.next() } else { self?.alarm.cancel() }
    }
  }

  func stop() {
    alarm.cancel()
    appearance?.end()
  }

  private func next() {
    guard let graph, let timer else { return }
    date.set(graph.now)
    if graph.now < timer.interval.upperBound { alarm.set(after: timer.step) { [weak self] in self?.next() } }
  }
}

/// The time that is left, or that has passed, below a bar that shows it.
nonisolated public struct DefaultDateProgressLabel: View {
  let timer: ProgressTimer

  @MainActor public var body: some View {
    Text(timerInterval: timer.interval, countsDown: timer.countsDown)
  }
}

extension ProgressView {
  /// Shows how much of a time is left, or has passed, with a label and a text for the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(fraction: 0, label: label(), currentValueLabel: currentValueLabel())
    timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
  }
}

extension ProgressView where CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time is left, or has passed, with a label and the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) {
    self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
      DefaultDateProgressLabel(timer: ProgressTimer(interval: timerInterval, countsDown: countsDown))
    }
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
  /// Shows how much of a time is left, or has passed, with the time in digits.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    let timer = ProgressTimer(interval: timerInterval, countsDown: countsDown)
    self.init(fraction: 0, label: nil, currentValueLabel: DefaultDateProgressLabel(timer: timer))
    self.timer = timer
  }
}
