/// What a pointer does to a view that it is over.
public struct HoverEffect: Sendable {
  let name: String

  /// As the platform does: it lights the view up.
  public static let automatic = HoverEffect(name: "highlight")
  /// It lights the view up.
  public static let highlight = HoverEffect(name: "highlight")
  /// It brings the view nearer.
  public static let lift = HoverEffect(name: "lift")
}

extension View {
  /// Says what a pointer does to the view.
  nonisolated public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
    modifier(DisplayEffect(isEnabled ? [.hoverEffect(effect.name)] : []))
  }
}
