import Foundation
import ViewGraph

/// Shows a view in a design tool. There is none here: the view is checked and not shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Shows a view in a design tool, in the given way. There is none here: the view is checked and not shown.
@freestanding(declaration)
public macro Preview(
  _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
  _ additionalTraits: PreviewTrait<Preview.ViewTraits>..., @ViewBuilder body: @escaping @MainActor () -> any View
) = #externalMacro(module: "SwiftUIMacros", type: "PreviewMacro")

/// Lets a preview have state of its own.
@attached(peer)
public macro Previewable() = #externalMacro(module: "SwiftUIMacros", type: "PreviewableMacro")

/// A preview.
public struct Preview: Sendable {
  /// How views are previewed.
  public struct ViewTraits: Sendable {}
}

/// How a preview is shown.
public struct PreviewTrait<T>: Sendable {
  /// What is shown of a view.
  enum Layout: Sendable, Equatable {
    case device
    case landscape
    case fits
    case fixed(width: CGFloat, height: CGFloat)
  }

  let layout: Layout
  /// What is put around the view.
  var around: (@MainActor @Sendable (AnyView) -> AnyView)?

  /// As the tool does.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .device) }
  /// In the size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .fits) }
  /// On a device held upright.
  public static var portrait: PreviewTrait { PreviewTrait(layout: .device) }
  /// On a device held upside down.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: .device) }
  /// On a device turned to the left.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: .landscape) }
  /// On a device turned to the right.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: .landscape) }

  /// In a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(width: width, height: height))
  }
}
