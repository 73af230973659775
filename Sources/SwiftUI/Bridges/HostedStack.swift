import UIKitCore
import ViewGraph

/// Views in a row or a column.
struct HostedStack: View {
  let view: UIStackView
  @Environment(\.hostedFilled) private var filled

  init(view: UIStackView) {
    self.view = view
  }

  var body: some View {
    let _ = view.revision.count
    let shown = view.arrangedSubviews.filter { !$0.isHidden }
    let isEven = view.distribution == .equalSpacing || view.distribution == .equalCentering
    layout {
      ForEach(shown, id: \.self) { inner in
        HostedArranged(view: inner, stack: view, isLast: inner === shown.last, isLoose: inner === loose(shown))
        if isEven, inner !== shown.last { Spacer(minLength: view.spacing) }
      }
    }
    .padding(margins)
  }

  /// The view that takes what room there is left along a stack that fills its place: the first of those that hug their content least.
  private func loose(_ shown: [UIView]) -> UIView? {
    let axis = view.axis
    guard view.distribution == .fill, filled.contains(axis == .vertical ? .vertical : .horizontal) else { return nil }
    let loosest = shown.map { $0.contentHuggingPriority(for: axis).rawValue }.min()
    return shown.first { $0.contentHuggingPriority(for: axis).rawValue == loosest }
  }

  private var layout: AnyLayout {
    let isEven = view.distribution == .equalSpacing || view.distribution == .equalCentering
    let spacing = isEven ? 0 : view.spacing
    return view.axis == .vertical
      ? AnyLayout(VStackLayout(alignment: horizontal, spacing: spacing))
      : AnyLayout(HStackLayout(alignment: vertical, spacing: spacing))
  }

  private var margins: EdgeInsets {
    guard view.isLayoutMarginsRelativeArrangement else { return EdgeInsets() }
    let margins = view.layoutMargins
    return EdgeInsets(top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  private var horizontal: HorizontalAlignment {
    switch view.alignment {
    case .leading: .leading
    case .trailing: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch view.alignment {
    case .leading: .top
    case .trailing: .bottom
    case .firstBaseline: .firstTextBaseline
    case .lastBaseline: .lastTextBaseline
    default: .center
    }
  }
}

/// A view of a stack: as wide as the stack where it fills, with the lengths that its constraints say.
private struct HostedArranged: View {
  let view: UIView
  let stack: UIStackView
  let isLast: Bool
  let isLoose: Bool

  var body: some View {
    let _ = view.revision.count
    let (wide, high) = (view.limits(.width), view.limits(.height))
    HostedView(view: view)
      .environment(\.hostedStretch, stretch)
      .environment(\.hostedHugs, isUpright && isHeld && placement.height == nil)
      // What constraints inside say is its length along the stack.
      .fixedSize(
        horizontal: !isUpright && isHeld && placement.width == nil,
        vertical: isUpright && isHeld && placement.height == nil
      )
      .frame(width: placement.width, height: placement.height)
      .frame(minWidth: wide.least, maxWidth: wide.most, minHeight: high.least, maxHeight: high.most)
      .padding(isUpright ? .bottom : .trailing, behind)
  }

  private var placement: ViewPlacement { view.placement }
  private var isHeld: Bool {
    stack.distribution != .fillEqually && !(view is UIStackView || view is UIScrollView)
      && view.subviews.contains { !$0.constraints.isEmpty || !$0.placement.isEmpty }
  }
  private var isUpright: Bool { stack.axis == .vertical }

  private var behind: CGFloat {
    let own = stack.customSpacing(after: view)
    return isLast || own == UIStackView.spacingUseDefault ? 0 : own - stack.spacing
  }

  private var stretch: Axis.Set {
    var stretch: Axis.Set = []
    if stack.alignment == .fill { stretch.insert(isUpright ? .horizontal : .vertical) }
    if placement.width != nil { stretch.insert(.horizontal) }
    if placement.height != nil { stretch.insert(.vertical) }
    if isLoose || stack.distribution == .fillEqually { stretch.insert(isUpright ? .vertical : .horizontal) }
    return stretch
  }
}

private struct HostedFilledKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}

private struct HostedHugsKey: EnvironmentKey {
  static let defaultValue = false
}

private struct HostedStretchKey: EnvironmentKey {
  static let defaultValue: Axis.Set = []
}

extension EnvironmentValues {
  /// Along which axes the UIKit view around fills its room.
  var hostedFilled: Axis.Set {
    get { self[HostedFilledKey.self] }
    set { self[HostedFilledKey.self] = newValue }
  }

  /// True where what is in a UIKit view says how high it is, as in rows.
  var hostedHugs: Bool {
    get { self[HostedHugsKey.self] }
    set { self[HostedHugsKey.self] = newValue }
  }

  /// Along which axes a UIKit view fills the room that it is offered.
  var hostedStretch: Axis.Set {
    get { self[HostedStretchKey.self] }
    set { self[HostedStretchKey.self] = newValue }
  }
}

/// Fills the room along the axes that what is around says, with the content where the view has it.
struct HostedStretch: ViewModifier {
  let view: UIView
  @Environment(\.hostedStretch) private var stretch

  init(view: UIView) {
    self.view = view
  }

  func body(content: Content) -> some View {
    content
      .environment(\.hostedFilled, stretch)
      .environment(\.hostedStretch, [])
      .frame(
        maxWidth: stretch.contains(.horizontal) ? .infinity : nil,
        maxHeight: stretch.contains(.vertical) ? .infinity : nil, alignment: alignment)
  }

  private var alignment: Alignment {
    guard let label = view as? UILabel else { return .center }
    switch label.textAlignment {
    case .center: return .center
    case .right: return .trailing
    default: return .leading
    }
  }
}
