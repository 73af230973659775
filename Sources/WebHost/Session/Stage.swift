import Dispatch
import Synchronization
import ViewGraph

/// The main-thread side of a session: the mounted program, and the order in which it is told things.
@MainActor
package final class Stage {
  /// What a stage reports to its session, in order.
  package enum Report: Sendable {
    case commit(Commit)
    /// The program has taken a message, and these transactions came of it at once.
    case handled(Int, [Commit])
    case reported(ControlReport, target: EventTarget, sequence: Int)
    case went(place: String, sequence: Int)
    /// The reader went to an address that leads nowhere.
    case lost
    /// What is shown is let go of.
    case slept
    /// All rows are awake, and committed.
    case rowsAwake
    /// Rows that may rest. Nobody looks at what they show while they are told to.
    case restful([DisplayNode], @Sendable ([RestingRow]) async -> Void)
  }

  /// nil once the session has ended: a program is released on the main thread, wherever its session is.
  private var program: (any LiveProgram)?
  private let report: @Sendable (Report) -> Void
  private var visitor: Visitor
  private var received = 0
  private var sleep = Sleep()
  /// What has been committed because of the message that is being confirmed; nil between messages.
  private var confirming: [Commit]?
  private let watch: TurnWatch?
  private let start: Location

  /// Mounts a program at a location; nothing is evaluated before `settle`.
  package init(
    _ program: any LiveProgram, location: Location, visitor: Visitor, watch: TurnWatch? = nil,
    report: @escaping @Sendable (Report) -> Void
  ) {
    self.program = program
    self.report = report
    self.visitor = visitor
    self.watch = watch
    start = location
    program.apply(visitor)
    if location != Location() { program.navigate(to: location) }
    program.onCommit = { [weak self] commit in
      self?.sleep.programShows()
      if self?.confirming?.append(commit) == nil { report(.commit(commit)) }
    }
  }

  /// Runs the program until it has nothing under way, or until a time of the clock.
  package func settle(until deadline: Double, time: ServerTime) async -> Commit? {
    during("mount") { program?.flush() }
    while let program, !program.isIdle, time.now() < deadline {
      await withCheckedContinuation { continuation in
        let once = Once { continuation.resume() }
        program.whenIdle { once.fire() }
        time.after(deadline - time.now()) { once.fire() }
      }
      during("mount") { program.flush() }
    }
    return program?.commit
  }

  /// True where nothing is under way that will change what is shown.
  package var isSettled: Bool { program.map { $0.isIdle && !$0.isWaitingForMeasures } ?? true }

  /// Enters what the reader had entered elsewhere; true where any of it was not there already.
  package func restore(_ held: [String: String]) -> Bool {
    guard let root = program?.commit?.root else { return false }
    var hasChanged = false
    for (key, value) in held.sorted(by: { $0.key < $1.key }) {
      guard let control = root.control(key: key), control.value != value else { continue }
      send(control.event(entering: value), to: control.target)
      hasChanged = true
    }
    if hasChanged { confirm(received) }
    return hasChanged
  }

  /// Sets controls whose values are kept; false, with nothing set, where one of them is none of those.
  package func enter(_ values: [String: String]) -> Bool { program?.enter(values) ?? false }

  /// Tells the program what the reader did. Messages that were received before are skipped.
  package func take(_ event: DisplayEvent, to target: EventTarget, sequence: Int) {
    guard isNew(sequence) else { return }
    during(event.name) {
      send(event, to: target)
      confirm(sequence)
    }
  }

  /// Goes where Back or Forward have brought the reader.
  package func go(to place: String, sequence: Int) {
    guard isNew(sequence) else { return }
    wake()
    report(.went(place: place, sequence: sequence))
    during("go") {
      program?.navigate(to: LocationCoding.location(from: place))
      confirm(sequence)
    }
    MainThread.run { [weak self] in
      self?.program?.whenIdle {
        MainThread.run { if self?.giveUpPath() == true { self?.report(.lost) } }
      }
    }
  }

  /// True where something is left of the path, and no work is under way that might still bring it about.
  package var hasOpenPath: Bool { program.map { $0.isIdle && $0.isLost } ?? false }

  /// Waits no longer for what is left of the path; true where it leads nowhere.
  package func giveUpPath() -> Bool {
    guard hasOpenPath, let program else { return false }
    return !program.dropPath()
  }

  /// Starts counting anew, for a page that another program has served.
  package func skip(to sequence: Int) {
    received = max(received, sequence)
  }

  /// Tells the program about its reader and the screen, where that is new.
  package func update(_ value: JSONValue) {
    var updated = visitor
    updated.update(from: value)
    guard updated != visitor else { return }
    visitor = updated
    wake()
    program?.apply(updated)
  }

  /// A browser has connected, and tells what is in sight.
  package func show() {
    program?.watch()
    program?.note(isConnected: true)
  }

  /// Nobody has used the program for a while: lets go of what can be made again, where it does nothing by itself.
  ///
  /// - Parameter isUrgent: True where others need the room: what it has shown meanwhile does not keep it awake.
  package func rest(isUrgent: Bool = false) {
    if isUrgent { sleep.isUrgent() }
    guard let program, sleep.mayBegin(isIdle: program.isIdle), program.sleep() else { return }
    sleep.begins()
    report(.slept)
  }

  /// The reader does nothing just now: rows that nothing happens in are let go of.
  package func restRows() {
    guard let rows = program?.rowsThatMayRest(), !rows.isEmpty else { return }
    report(.restful(rows) { [weak self] rows in await self?.rest(rows) })
  }

  /// What the browser is to be told cannot be told without the rows that rest.
  package func wakeRows() {
    program?.wakeRows()
    report(.rowsAwake)
  }

  private func rest(_ rows: [RestingRow]) { program?.rest(rows) }

  /// Makes it again, because of the reader.
  package func wake() {
    sleep.ends()
    program?.wake()
  }

  /// The reader's browser is gone; it may come back.
  package func leave() {
    program?.note(isConnected: false)
    guard !visitor.isAway else { return }
    visitor.isAway = true
    wake()
    program?.apply(visitor)
  }

  /// Ends the program.
  package func end() {
    program?.onCommit = nil
    program?.unmount()
    program = nil
  }

  private func isNew(_ sequence: Int) -> Bool {
    guard program != nil, sequence > received else { return false }
    received = sequence
    return true
  }

  /// Works for the session, and lets that be watched.
  private func during(_ event: String, _ body: () -> Void) {
    guard let watch else { return body() }
    let address = LocationCoding.address(of: program?.commit?.location ?? start)
    watch.run(event, on: AccessLog.path(address), body)
  }

  private func send(_ event: DisplayEvent, to target: EventTarget) {
    sleep.ends()
    if let done = ControlReport(event) { report(.reported(done, target: target, sequence: received)) }
    program?.send(event, to: target)
  }

  /// Reports the message as handled, together with the transactions that it has caused.
  private func confirm(_ sequence: Int) {
    confirming = []
    program?.flush()
    let commits = confirming ?? []
    confirming = nil
    report(.handled(sequence, commits))
  }
}

/// An action that runs once, whoever asks first.
final class Once: Sendable {
  private let action: Mutex<(@Sendable () -> Void)?>

  init(_ action: @escaping @Sendable () -> Void) {
    self.action = Mutex(action)
  }

  func fire() {
    let action = action.withLock { stored in
      defer { stored = nil }
      return stored
    }
    action?()
  }
}
