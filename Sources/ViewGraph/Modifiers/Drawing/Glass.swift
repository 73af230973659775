import Foundation

/// Glass that lies behind a view.
public struct Glass: Equatable, Sendable {
  var tintColor: Color?
  var style = Material.regular

  /// The usual.
  public static let regular = Glass()
  /// Clear.
  public static let clear: Glass = {
    var glass = Glass()
    glass.style = .ultraThin
    return glass
  }()

  /// Coloured glass; nil is without colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tintColor = color
    return glass
  }

  /// Glass that answers to touch, as everything that can be pressed does.
  /// - Partly: glass does not react to fingers.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

extension View {
  /// Puts glass in a shape behind the view, by default in a capsule.
  nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = Capsule()) -> some View {
    background {
      if let tint = glass.tintColor {
        shape.fill(tint.opacity(0.75))
      } else {
        shape.fill(glass.style)
      }
    }
  }
}

extension View {
  /// Says which glass this is: glass that comes while other glass with the same name goes begins where that was, in a change
  /// that is animated. Nil is glass for itself.
  /// - Partly: glass of other names comes and goes by itself, also close by.
  @ViewBuilder nonisolated public func glassEffectID(
    _ id: (some Hashable & Sendable)?, in namespace: Namespace.ID
  ) -> some View {
    if let id { matchedGeometryEffect(id: id, in: namespace) } else { self }
  }

  /// Says which pieces of glass are one.
  /// - Partly: each view keeps glass of its own: put one `glassEffect(_:in:)` behind the stack of the views.
  nonisolated public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View { self }
}

/// Views with glass behind them.
nonisolated public struct GlassEffectContainer<Content: View>: View {
  let content: Content

  /// Makes a container; each view keeps its own glass.
  /// - Partly: pieces of glass do not flow together: `spacing` is not used.
  public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor public var body: some View { content }
}
