import Foundation
import UIKitCore
import ViewGraph

/// Shows a view where its constraints, or its autoresizing, say that it is in the view around it.
struct PlacedView: View {
  let view: UIView
  let placement: ViewPlacement

  var body: some View {
    HostedView(view: view)
      .environment(\.hostedStretch, stretch)
      .transformEnvironment(\.hostedHugs) { $0 = $0 && height == nil }
      .frame(width: width, height: height)
      .frame(
        maxWidth: placement.fillsWidth ? .infinity : nil, maxHeight: placement.fillsHeight ? .infinity : nil
      )
      .padding(insets)
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
      .offset(x: placement.centerX ?? 0, y: placement.centerY ?? 0)
  }

  private var width: CGFloat? {
    placement.width ?? (placement.fillsWidth || view.frame.width == 0 ? nil : view.frame.width)
  }

  private var height: CGFloat? {
    placement.height ?? (placement.fillsHeight || view.frame.height == 0 ? nil : view.frame.height)
  }

  /// What is behind the content fills the lengths that are said.
  private var stretch: Axis.Set {
    var stretch: Axis.Set = []
    if width != nil || placement.fillsWidth { stretch.insert(.horizontal) }
    if height != nil || placement.fillsHeight { stretch.insert(.vertical) }
    return stretch
  }

  private var insets: EdgeInsets {
    EdgeInsets(
      top: placement.top ?? 0, leading: placement.leading ?? 0, bottom: placement.bottom ?? 0,
      trailing: placement.trailing ?? 0)
  }

  private var alignment: Alignment {
    let horizontal: HorizontalAlignment =
      placement.centerX != nil ? .center : placement.leading == nil && placement.trailing != nil ? .trailing : .leading
    let vertical: VerticalAlignment =
      placement.centerY != nil ? .center : placement.top == nil && placement.bottom != nil ? .bottom : .top
    return Alignment(horizontal: horizontal, vertical: vertical)
  }
}

/// Turns, scales and moves a view around its middle.
struct HostedTransform: ViewModifier {
  let transform: CGAffineTransform

  func body(content: Content) -> some View {
    if transform.isIdentity {
      content
    } else {
      let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
      content
        .scaleEffect(x: (a * a + b * b).squareRoot(), y: (c * c + d * d).squareRoot())
        .rotationEffect(.radians(Double(atan2(b, a))))
        .offset(x: transform.tx, y: transform.ty)
    }
  }
}
