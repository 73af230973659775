import Combine
import Foundation
import ViewGraph

/// A graph as a session's program.
@MainActor
final class GraphProgram: LiveProgram {
  private let graph: Graph
  private let languages: ProgramLanguages

  /// Makes the program of a visitor, whose language, time zone and settings are around it from the beginning.
  init(
    for visitor: Visitor, _ container: ReaderContainer, languages: ProgramLanguages, _ program: (Visitor) -> Graph
  ) {
    self.languages = languages
    let context = HostContext()
    context.surroundings = Self.environment(for: visitor, languages, EnvironmentValues()).surroundings
    context.container = container
    graph = context.run { program(visitor) }
  }

  var onCommit: ((Commit) -> Void)? {
    get { graph.onCommit }
    set { graph.onCommit = newValue }
  }

  var nodeLimit: Int {
    get { graph.nodeLimit }
    set { graph.nodeLimit = newValue }
  }

  var commit: Commit? { graph.commit }
  var isIdle: Bool { graph.context.pendingCount == 0 }
  var isWaitingForMeasures: Bool { graph.isWaitingForMeasures }
  func whenIdle(_ body: @escaping @Sendable () -> Void) { graph.context.whenIdle(body) }
  /// Runs what is due, and what that asks for at once: what appears may set what is shown.
  func flush() {
    var rounds = 0
    repeat {
      graph.flush()
      rounds += 1
    } while graph.isFlushDue && rounds < 8
  }
  func send(_ event: DisplayEvent, to target: EventTarget) { graph.send(event, to: target) }
  func navigate(to location: Location) { graph.navigate(to: location) }
  func enter(_ values: [String: String]) -> Bool { graph.enter(values) }
  var isLost: Bool { !graph.unclaimedPath.isEmpty }

  /// A program that takes links itself is given the whole.
  func dropPath() -> Bool {
    let address = LocationCoding.address(of: graph.location)
    graph.dropUnclaimedPath()
    return URL(string: address).map { graph.open($0) } ?? false
  }

  func sleep() -> Bool { graph.sleep() }
  func wake() { graph.wake() }
  func rowsThatMayRest() -> [DisplayNode] { graph.rowsThatMayRest() }
  func rest(_ rows: [RestingRow]) { graph.rest(rows) }
  func wakeRows() {
    graph.wakeRows()
    graph.flush()
  }
  func unmount() { graph.unmount() }
  func watch() { graph.isWatched = true }
  func note(isConnected: Bool) { graph.note(isConnected: isConnected) }

  /// Between being seen and not a program is inactive, as on a phone: that is when many save.
  func apply(_ visitor: Visitor) {
    let next = Self.environment(for: visitor, languages, graph.environment)
    if next.scenePhase != graph.environment.scenePhase {
      graph.environment.scenePhase = .inactive
      graph.flush()
    }
    graph.environment = next
  }

  private static func environment(
    for visitor: Visitor, _ languages: ProgramLanguages, _ base: EnvironmentValues
  ) -> EnvironmentValues {
    var environment = base
    if let isDark = visitor.isDark { environment.colorScheme = isDark ? .dark : .light }
    if !visitor.languages.isEmpty {
      let choice = languages.choice(for: visitor)
      environment.locale = choice.locale
      environment.calendar = choice.locale.calendar
      environment.calendar.timeZone = environment.timeZone
      environment.layoutDirection = choice.isRightToLeft ? .rightToLeft : .leftToRight
      environment.preferredLanguages = visitor.languages
    }
    if let zone = visitor.timeZone.flatMap(TimeZone.init(identifier:)) {
      environment.timeZone = zone
      environment.calendar.timeZone = zone
    }
    environment.awaitsMeasures = visitor.runsScripts
    environment.scenePhase = visitor.isAway ? .background : .active
    environment.accessibilityReduceMotion = visitor.reducesMotion
    if let width = visitor.width, let height = visitor.height {
      environment.screenSize = CGSize(width: width, height: height)
    }
    environment.windowWidth = visitor.width
    if let width = visitor.width { environment.horizontalSizeClass = width < regularWidth ? .compact : .regular }
    if let height = visitor.height { environment.verticalSizeClass = height < regularHeight ? .compact : .regular }
    return environment
  }

  /// Points from which on a screen has room for columns; the style sheet has the same limit.
  private static let regularWidth = 768.0
  /// Points from which on a screen is not a phone on its side.
  private static let regularHeight = 480.0
}
