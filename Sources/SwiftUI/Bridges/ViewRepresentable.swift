import UIKitCore
import ViewGraph

/// What a representable is told about its surroundings.
@MainActor
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What the representable has made to talk back to the program.
  public let coordinator: Representable.Coordinator
  /// The transaction in which it is updated.
  public var transaction: Transaction
  /// The environment.
  public var environment: EnvironmentValues
}

/// A view that is made of a UIKit view.
///
/// Labels, pictures, activity indicators, text views, text fields, search bars, buttons, switches, visual effects and
/// views that contain them are shown; of a view that draws by itself the program says so in its place, by its name.
/// - Partly: labels, pictures, text views and fields, search bars, buttons, switches, sliders, steppers, page
///   controls, progress, stacks, visual effects and views of these are shown; what a view draws by itself is not.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == Never {
  /// The type of view.
  associatedtype UIViewType: UIView
  /// What talks back to the program.
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  @MainActor @preconcurrency func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  @MainActor @preconcurrency func updateUIView(_ uiView: UIViewType, context: Context)
  /// Makes what talks back to the program.
  @MainActor @preconcurrency func makeCoordinator() -> Coordinator
  /// Called when the view leaves the hierarchy.
  @MainActor @preconcurrency static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// The size of the view where it is offered some; nil leaves it to the view.
  @MainActor @preconcurrency func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
    -> CGSize?
}

extension UIViewRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewRepresentable {
  public var body: Never { fatalError("A representable has no body") }

  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _hostNode(
      view, context,
      make: { view, environment in
        let context = Context(
          coordinator: view.makeCoordinator(), transaction: Transaction(), environment: environment)
        return HostedUIView<Self>(view.makeUIView(context: context), context)
      },
      update: { view, hosted, environment in
        hosted.context.environment = environment
        view.updateUIView(hosted.view, context: hosted.context)
        hosted.size = RepresentableSize { view.sizeThatFits($0, uiView: hosted.view, context: hosted.context) }
      },
      content: { (hosted: HostedUIView<Self>) in
        AnyView(
          HostedRepresentableView(view: hosted.view, surface: hosted.surface)
            .environment(\.hostedStretch, stretch(hosted.view))
            .modifier(hosted.size))
      },
      end: { (hosted: HostedUIView<Self>) in
        dismantleUIView(hosted.view, coordinator: hosted.context.coordinator)
      })
  }
}

/// Buttons, labels and fields take all the room that they are offered along the axes along which they do not hug their
/// content firmly, as a representable's view does.
@MainActor
private func stretch(_ view: UIView) -> Axis.Set {
  guard view is UIButton || view is UILabel || view is UITextField else { return [] }
  var axes: Axis.Set = []
  if view.contentHuggingPriority(for: .horizontal).rawValue < 750 { axes.insert(.horizontal) }
  if view.contentHuggingPriority(for: .vertical).rawValue < 750 { axes.insert(.vertical) }
  return axes
}

/// A view and the context it was made in.
@MainActor
private final class HostedUIView<Representable: UIViewRepresentable> {
  let view: Representable.UIViewType
  let surface: RepresentableSurface
  var size = RepresentableSize { _ in nil }
  var context: Representable.Context

  init(_ view: Representable.UIViewType, _ context: Representable.Context) {
    self.view = view
    surface = RepresentableSurface(view)
    self.context = context
  }
}
