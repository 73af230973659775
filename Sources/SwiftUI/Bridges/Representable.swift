import UIKitCore
import ViewGraph

/// What a representable is told about its surroundings.
@MainActor
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What the representable has made to talk back to the program.
  public let coordinator: Representable.Coordinator
  /// The transaction in which it is updated.
  public var transaction: Transaction
  /// The environment.
  public var environment: EnvironmentValues
}

/// A view that is made of a UIKit view controller.
///
/// UIKit's drawing does not exist on Linux: of a controller that leads to a web page a link is shown; of others the views
/// that `UIViewRepresentable` can show. Of any other the program says so in its place, by the controller's name.
/// - Partly: hosting, navigation and page controllers are shown; of others, their view.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == Never {
  /// The type of controller.
  associatedtype UIViewControllerType: UIViewController
  /// What talks back to the program.
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the controller, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the controller up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Makes what talks back to the program.
  func makeCoordinator() -> Coordinator
  /// Called when the view leaves the hierarchy.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable where Coordinator == Void {
  public func makeCoordinator() {}
}

extension UIViewControllerRepresentable {
  public var body: Never { fatalError("A representable has no body") }

  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    _hostNode(
      view, context,
      make: { view, environment in
        let context = Context(
          coordinator: view.makeCoordinator(), transaction: Transaction(), environment: environment)
        let controller = view.makeUIViewController(context: context)
        controller.closesHost = { environment.dismiss() }
        return HostedRepresentable<Self>(controller, context)
      },
      update: { view, hosted, environment in
        hosted.context.environment = environment
        hosted.controller.closesHost = { environment.dismiss() }
        view.updateUIViewController(hosted.controller, context: hosted.context)
      },
      content: { (hosted: HostedRepresentable<Self>) in HostedContent.view(for: hosted.controller) },
      end: { (hosted: HostedRepresentable<Self>) in
        dismantleUIViewController(hosted.controller, coordinator: hosted.context.coordinator)
      })
  }
}

/// A controller and the context it was made in.
@MainActor
private final class HostedRepresentable<Representable: UIViewControllerRepresentable> {
  let controller: Representable.UIViewControllerType
  var context: Representable.Context

  init(_ controller: Representable.UIViewControllerType, _ context: Representable.Context) {
    self.controller = controller
    self.context = context
  }
}
