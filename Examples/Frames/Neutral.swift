import SwiftUI

/// Modifiers and wrappers that paint, or say something, and leave the layout alone.
enum Neutral: Int, CaseIterable {
  case opacity, corners, clipped, border, tapped, shadow, surface, button, tint, group, tilted, larger, label, disabled
  case blurred, hit, menu, masked, above, outline, named, link

  /// The kind of a number, which may be any.
  init(_ number: Int) { self = Self.allCases[number % Self.allCases.count] }

  /// The view with the modifier.
  @MainActor func applied(to view: AnyView) -> AnyView {
    switch self {
    case .opacity: AnyView(view.opacity(0.5))
    case .corners: AnyView(view.clipShape(RoundedRectangle(cornerRadius: 4)))
    case .clipped: AnyView(view.clipped())
    case .border: AnyView(view.border(.blue))
    case .tapped: AnyView(view.contentShape(Rectangle()).onTapGesture {})
    case .shadow: AnyView(view.shadow(radius: 2))
    case .surface: AnyView(view.background(.yellow, in: RoundedRectangle(cornerRadius: 4)))
    case .button:
      AnyView(
        Button {
        } label: {
          view
        }.buttonStyle(.plain))
    case .tint: AnyView(view.tint(.green).foregroundStyle(.green))
    case .group: AnyView(Group { view })
    case .tilted: AnyView(view.rotationEffect(.degrees(0)))
    case .larger: AnyView(view.scaleEffect(1))
    case .label: AnyView(view.accessibilityLabel("A"))
    case .disabled: AnyView(view.disabled(true))
    case .blurred: AnyView(view.blur(radius: 1))
    case .hit: AnyView(view.allowsHitTesting(false))
    case .menu: AnyView(view.contextMenu { Button("A") {} })
    case .masked: AnyView(view.mask(Rectangle()))
    case .above: AnyView(view.zIndex(1))
    case .outline: AnyView(view.overlay(RoundedRectangle(cornerRadius: 4).stroke(.blue)))
    case .named: AnyView(view.id("A"))
    case .link: AnyView(view.draggable("A"))
    }
  }

  /// The code of a view with the modifier.
  func code(_ view: String) -> String { self == .button ? "Button {} label: { \(view) }" : "\(view).\(self)" }
}
