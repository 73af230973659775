import Foundation

/// A part of the screen whose content scrolls.
nonisolated public struct ScrollView<Content: View>: View {
  /// What scrolls.
  public var content: Content
  /// The directions in which it scrolls; vertical by default.
  public var axes: Axis.Set
  /// True where scroll bars are shown.
  public var showsIndicators: Bool

  /// Makes a scroll view.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }
}

extension ScrollView: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.isInList = false
    inside.scrollOptions = ScrollOptions()
    let space = node.local as? ScrollSpace ?? ScrollSpace()
    node.local = space
    space.addNames(axes, to: &inside.namedSpaces)
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    var scroll = ScrollContent.styled(axes, node)
    scroll.showsIndicators = scroll.showsIndicators && showsIndicators
    let outputs = node.childOutputs().wrapped { displays in
      let inside = displays.count == 1 ? displays : [column(displays, node)]
      return DisplayNode(id: node.displayID, content: .scroll(scroll), children: displays.isEmpty ? [] : inside)
    }
    guard let space = node.local as? ScrollSpace, space.isWanted.get() else { return outputs }
    let target = node.target
    return outputs.mapDisplays {
      LayoutRules.apply([.onGeometry(target)], to: $0, wrapperID: node.displayID(part: 1))
    }
  }

  /// Several views stand below each other, whichever way they scroll.
  @MainActor private func column(_ displays: [DisplayNode], _ node: PrimitiveNode<Self>) -> DisplayNode {
    DisplayNode(id: node.displayID(part: 2), content: .stack(StackContent(axis: .vertical)), children: displays)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {
    if case .geometry(let frame) = event { (node.local as? ScrollSpace)?.frame.set(frame) }
  }
}

/// Where a scroll view is, once somebody inside has asked.
@MainActor
private final class ScrollSpace {
  let frame = StateLocation(CGRect.zero)
  let isWanted = StateLocation(false)

  func addNames(_ axes: Axis.Set, to spaces: inout NamedSpaces) {
    var names = [ScrollSpaceName(axis: nil)]
    if axes.contains(.vertical) { names.append(ScrollSpaceName(axis: .vertical)) }
    if axes.contains(.horizontal) { names.append(ScrollSpaceName(axis: .horizontal)) }
    for name in names { spaces.add(AnyHashable(name), frame, request: isWanted) }
  }
}

private struct ShowsScrollIndicatorsKey: EnvironmentKey { static var defaultValue: Bool { true } }

private struct IsScrollEnabledKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  /// False inside `scrollDisabled(true)`.
  public var isScrollEnabled: Bool {
    get { self[IsScrollEnabledKey.self] }
    set { self[IsScrollEnabledKey.self] = newValue }
  }

  var showsScrollIndicators: Bool {
    get { self[ShowsScrollIndicatorsKey.self] }
    set { self[ShowsScrollIndicatorsKey.self] = newValue }
  }
}

extension View {
  /// Keeps the reader from scrolling the scroll views below; programs can.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View {
    modifier(EnvironmentTransform(keyPath: \.isScrollEnabled) { $0 = $0 && !disabled })
  }

  /// Shows what lies beyond the edges of the scroll views below: 24 points beside the direction of scrolling, enough for
  /// shadows and for views that grow. Browsers cut everything else.
  nonisolated public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    modifier(EnvironmentWriter(\.scrollOptions.showsOverflow, disabled))
  }

  /// Shows or hides the scroll bars of scrolling views.
  /// - Partly: `axes` is not used: both scroll bars are meant.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    modifier(EnvironmentWriter(\.showsScrollIndicators, visibility != .hidden && visibility != .never))
  }
}

/// Whether scroll bars are shown.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  private let name: String

  /// As the platform does.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Where the platform allows it.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not, unless the platform insists.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Not at all.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

extension ScrollView: ScrollingView {
  nonisolated var scrolledAxes: Axis.Set { axes }
}
