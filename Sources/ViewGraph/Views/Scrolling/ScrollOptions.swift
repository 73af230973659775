import Foundation

/// What modifiers say about the scroll view below them.
struct ScrollOptions: Equatable {
  var margins: EdgeInsets?
  var snapping: String?
  var startAnchor: UnitPoint?
  var alignment: UnitPoint?
  var dismissesKeyboard = false
  var alwaysBounces = false
  var showsOverflow = false
  /// Who is told where the reader has scrolled.
  var observer: ScrollObserver?
}

/// Is told where the reader has scrolled, and asks a scroll view to scroll.
@MainActor
final class ScrollObserver: Equatable {
  var actions: [ObjectIdentifier: @MainActor (ScrollState, GraphNode) -> Void] = [:]
  var requests: ScrollRequests?

  func report(_ state: ScrollState, in node: GraphNode) {
    for action in actions.values { action(state, node) }
  }

  nonisolated static func == (left: ScrollObserver, right: ScrollObserver) -> Bool { left === right }
}

/// Names the target of what scrolls that is told where the reader is.
private struct ScrollKey: Hashable {}

extension ScrollContent {
  /// What scrolls as the environment says.
  @MainActor static func styled(_ axes: Axis.Set, _ node: GraphNode) -> ScrollContent {
    let environment = node.environment
    let options = environment.scrollOptions
    var scroll = ScrollContent(
      axes: axes, showsIndicators: environment.showsScrollIndicators, refreshTarget: node.refreshTarget,
      request: environment.scrollRequests?.current)
    scroll.isRefreshing = node.isRefreshing
    scroll.margins = options.margins
    scroll.snapping = options.snapping
    scroll.startAnchor = options.startAnchor
    scroll.alignment = options.alignment
    scroll.dismissesKeyboard = options.dismissesKeyboard
    scroll.alwaysBounces = options.alwaysBounces
    scroll.isDisabled = !environment.isScrollEnabled
    scroll.showsOverflow = options.showsOverflow
    if let observer = options.observer {
      scroll.request = observer.requests?.current ?? scroll.request
      scroll.scrollTarget = node.target(for: ScrollKey()) { [weak node] event in
        if case .scroll(let state) = event, let node { observer.report(state, in: node) }
      }
    }
    return scroll
  }
}

private struct ScrollOptionsKey: EnvironmentKey { static var defaultValue: ScrollOptions { ScrollOptions() } }

extension EnvironmentValues {
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }
}

/// How scrolling closes the keyboard on the screen.
public struct ScrollDismissesKeyboardMode: Sendable {
  let closes: Bool

  /// As the platform does: it does not.
  public static let automatic = ScrollDismissesKeyboardMode(closes: false)
  /// As soon as scrolling begins.
  public static let immediately = ScrollDismissesKeyboardMode(closes: true)
  /// With the finger: in a browser as soon as scrolling begins.
  public static let interactively = ScrollDismissesKeyboardMode(closes: true)
  /// Not.
  public static let never = ScrollDismissesKeyboardMode(closes: false)
}

/// How scrolling goes beyond the edges.
public struct ScrollBounceBehavior: Sendable {
  let always: Bool

  /// As the platform does: where there is something to scroll.
  public static let automatic = ScrollBounceBehavior(always: false)
  /// Always.
  public static let always = ScrollBounceBehavior(always: true)
  /// Where there is something to scroll.
  public static let basedOnSize = ScrollBounceBehavior(always: false)
}

/// What margins are meant for.
public struct ContentMarginPlacement: Sendable {
  /// The content and the scroll bars.
  public static let automatic = ContentMarginPlacement()
  /// What scrolls.
  public static let scrollContent = ContentMarginPlacement()
  /// The scroll bars, which browsers place themselves: margins for them alone change nothing.
  public static let scrollIndicators = ContentMarginPlacement(hasContent: false)

  let hasContent: Bool

  init(hasContent: Bool = true) {
    self.hasContent = hasContent
  }
}

extension View {
  /// Says how scrolling closes the keyboard on the screen.
  nonisolated public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    modifier(EnvironmentWriter(\.scrollOptions.dismissesKeyboard, mode.closes))
  }

  /// Says how scrolling goes beyond the edges, where the browser lets it.
  /// - Partly: `axes` is not used: both are meant.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    modifier(EnvironmentWriter(\.scrollOptions.alwaysBounces, behavior.always))
  }

  /// Sets the space between the edges of a scrolling view and what is inside, in points; nil is the platform's.
  /// - Partly: `placement` is not used: scroll bars stay at the edge.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    modifier(
      EnvironmentTransform(keyPath: \.scrollOptions) { options in
        guard let length, placement.hasContent else { return }
        var margins = options.margins ?? EdgeInsets()
        if edges.contains(.top) { margins.top = length }
        if edges.contains(.leading) { margins.leading = length }
        if edges.contains(.bottom) { margins.bottom = length }
        if edges.contains(.trailing) { margins.trailing = length }
        options.margins = margins
      })
  }

  /// Sets the space between the edges of a scrolling view and what is inside.
  nonisolated public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(edges.intersection(.top), insets.top, for: placement)
      .contentMargins(edges.intersection(.leading), insets.leading, for: placement)
      .contentMargins(edges.intersection(.bottom), insets.bottom, for: placement)
      .contentMargins(edges.intersection(.trailing), insets.trailing, for: placement)
  }

  /// Sets the space between all edges of a scrolling view and what is inside, in points.
  nonisolated public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View {
    contentMargins(.all, length, for: placement)
  }

  /// Sets at which end scrolling begins, and stands what is smaller than the view; nil is the beginning.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollOptions) { ($0.startAnchor, $0.alignment) = (anchor, anchor) }
  }

  /// Sets at which end scrolling begins, or stays as the content grows, or where what is smaller stands; nil is the beginning.
  nonisolated public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
    transformEnvironment(role == .alignment ? \.scrollOptions.alignment : \.scrollOptions.startAnchor) { $0 = anchor }
  }
}

/// What an anchor of scrolling is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private let name: String

  /// Where scrolling begins.
  public static let initialOffset = ScrollAnchorRole(name: "initialOffset")
  /// What stays where it is as the content changes its size.
  public static let sizeChanges = ScrollAnchorRole(name: "sizeChanges")
  /// Where content stands that is smaller than the view.
  public static let alignment = ScrollAnchorRole(name: "alignment")
}
