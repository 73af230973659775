import Foundation
import ViewGraph

/// A graph as a session's program.
@MainActor
final class GraphProgram: LiveProgram {
  private let graph: Graph

  init(_ graph: Graph) {
    self.graph = graph
  }

  var onCommit: ((Commit) -> Void)? {
    get { graph.onCommit }
    set { graph.onCommit = newValue }
  }

  var commit: Commit? { graph.commit }
  var isIdle: Bool { graph.context.pendingCount == 0 }
  func whenIdle(_ body: @escaping @Sendable () -> Void) { graph.context.whenIdle(body) }
  func flush() { graph.flush() }
  func send(_ event: DisplayEvent, to target: EventTarget) { graph.send(event, to: target) }
  func navigate(to location: Location) { graph.navigate(to: location) }
  var isLost: Bool { !graph.unclaimedPath.isEmpty }

  /// A program that takes links itself is given the whole.
  func dropPath() -> Bool {
    let address = LocationCoding.address(of: graph.location)
    graph.dropUnclaimedPath()
    return URL(string: address).map { graph.open($0) } ?? false
  }

  func unmount() { graph.unmount() }

  func use(_ settings: any AppStorageStore) {
    graph.environment.appStorageStore = settings
  }

  func apply(_ visitor: Visitor) {
    var environment = graph.environment
    if let isDark = visitor.isDark { environment.colorScheme = isDark ? .dark : .light }
    if let language = visitor.languages.first {
      environment.locale = Locale(identifier: language)
      environment.calendar.locale = environment.locale
    }
    if let zone = visitor.timeZone.flatMap(TimeZone.init(identifier:)) {
      environment.timeZone = zone
      environment.calendar.timeZone = zone
    }
    if let width = visitor.width { environment.horizontalSizeClass = width < Self.regularWidth ? .compact : .regular }
    if let height = visitor.height { environment.verticalSizeClass = height < Self.regularHeight ? .compact : .regular }
    graph.environment = environment
  }

  /// Points from which on a screen has room for columns; the style sheet has the same limit.
  private static let regularWidth = 768.0
  /// Points from which on a screen is not a phone on its side.
  private static let regularHeight = 480.0
}
