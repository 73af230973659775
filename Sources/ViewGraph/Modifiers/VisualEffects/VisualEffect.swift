import Foundation

/// Changes of what a view looks like that leave its place and size alone.
public protocol VisualEffect: Sendable {
  /// The changes, from the inside out. Programs never implement it.
  var _modifiers: [DisplayModifier] { get }
}

/// No change; others are added to it.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public var _modifiers: [DisplayModifier] { [] }
}

/// Several changes.
public struct _VisualEffects: VisualEffect {
  public let _modifiers: [DisplayModifier]
}

extension VisualEffect {
  private func adding(_ modifier: DisplayModifier) -> _VisualEffects {
    _VisualEffects(_modifiers: _modifiers + [modifier])
  }

  /// Sets how opaque the view is, 0 to 1.
  public func opacity(_ opacity: Double) -> some VisualEffect { adding(.opacity(min(max(opacity, 0), 1))) }

  /// Blurs the view.
  /// - Partly: `opaque` is not used: edges are blurred into what is around.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { adding(.blur(max(radius, 0))) }

  /// Makes the view brighter: 0 changes nothing, 1 is white.
  public func brightness(_ amount: Double) -> some VisualEffect { adding(.filter(.brightness, amount)) }

  /// Sets the contrast: 1 changes nothing.
  public func contrast(_ amount: Double) -> some VisualEffect { adding(.filter(.contrast, amount)) }

  /// Sets the saturation: 1 changes nothing, 0 is grey.
  public func saturation(_ amount: Double) -> some VisualEffect { adding(.filter(.saturation, amount)) }

  /// Makes the view grey: 0 changes nothing, 1 is wholly grey.
  public func grayscale(_ amount: Double) -> some VisualEffect { adding(.filter(.grayscale, amount)) }

  /// Turns the colours of the view around the colour wheel.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { adding(.filter(.hueRotation, angle.degrees)) }

  /// Shows the view elsewhere; its place in the layout stays.
  public func offset(_ offset: CGSize) -> some VisualEffect { adding(.offset(offset)) }

  /// Shows the view elsewhere; its place in the layout stays.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding(.offset(CGSize(width: x, height: y)))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(scale, anchor: anchor))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: scale, height: scale), anchor: anchor))
  }

  /// Draws the view larger or smaller; its place in the layout stays.
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.scale(CGSize(width: x, height: y), anchor: anchor))
  }

  /// Turns the view around a point of it; its place in the layout stays.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding(.rotation(angle, anchor: anchor))
  }

  /// Turns the view in space.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding(
      .rotation3D(
        angle, axis: Vector3(x: axis.x, y: axis.y, z: axis.z), anchor: anchor, anchorZ: anchorZ,
        perspective: perspective))
  }
}

/// Changes what a view looks like by where it is. Places are known once the renderer has told them, and then about ten
/// times a second while the reader scrolls.
nonisolated struct ProxyEffect: PrimitiveModifier {
  /// Makes the changes of the view's frame on the screen; nil before it is known.
  let effect: @MainActor (GeometryProxy, EnvironmentValues) -> [DisplayModifier]

  @MainActor func didMount(_ node: ModifierNode) {
    node.local = StateLocation<CGRect?>(nil)
  }

  /// The view with the changes, in a box of its own that stays where it is and is measured.
  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let frame = (node.local as? StateLocation<CGRect?>)?.get()
    let proxy = frame.map { GeometryProxy(rect: $0, spaces: node.environment.namedSpaces) }
    let changes = proxy.map { effect($0, node.environment) } ?? []
    let target = node.target
    return content.mapDisplays { display in
      var changed = display
      for change in changes {
        changed = LayoutRules.apply([change], to: changed, wrapperID: node.wrapperID(for: changed.id))
      }
      return DisplayNode(
        id: node.wrapperID(for: changed.id), content: .box, modifiers: display.depth + [.onGeometry(target)],
        children: [changed])
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if case .geometry(let frame) = event { (node.local as? StateLocation<CGRect?>)?.set(frame) }
  }
}

extension View {
  /// Changes what the view looks like by where it is. The first screen is shown without the changes: places are known
  /// once the renderer has told them, and then about ten times a second while the reader scrolls.
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(ProxyEffect { proxy, _ in effect(EmptyVisualEffect(), proxy)._modifiers })
  }
}
