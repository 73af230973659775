/// A view that the graph knows, instead of describing itself by other views.
@MainActor
protocol PrimitiveView: View where Body == Never {
  /// Brings the children up to date (`node.setChild`); called at first and after every change.
  func build(_ node: PrimitiveNode<Self>)
  /// Makes the display from the view and its children; what it reads (bindings, say) the node depends on.
  func display(_ node: PrimitiveNode<Self>) -> Outputs
  /// Reacts to something the reader did.
  func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>)
  /// True where the view has the identity that somebody looks for.
  func identifies(_ wanted: AnyHashable, _ node: PrimitiveNode<Self>) -> Bool
  /// True where `build` makes all children, and the view keeps nothing but what is in `local`.
  static var isDerived: Bool { get }
  /// Called once, after the first `build`.
  func didMount(_ node: PrimitiveNode<Self>)
  /// Called once, when the view leaves the hierarchy.
  func didUnmount(_ node: PrimitiveNode<Self>)
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    PrimitiveNode(view, context)
  }

  func build(_ node: PrimitiveNode<Self>) {}
  func display(_ node: PrimitiveNode<Self>) -> Outputs { node.childOutputs() }
  func handle(_ event: DisplayEvent, _ node: PrimitiveNode<Self>) {}
  func identifies(_ wanted: AnyHashable, _ node: PrimitiveNode<Self>) -> Bool { false }
  static var isDerived: Bool { false }
  func didMount(_ node: PrimitiveNode<Self>) {}
  func didUnmount(_ node: PrimitiveNode<Self>) {}
}

/// The node of a primitive view.
final class PrimitiveNode<V: PrimitiveView>: ViewNode<V> {
  /// What the view keeps for as long as its node lives.
  var local: AnyObject?

  override init(_ view: V, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
    view.didMount(self)
  }

  override var navigationController: NavigationController? { (local as? any NavigationHolder)?.controller }
  override var isDerived: Bool { V.isDerived && (local == nil || (local as? any Restful)?.isAtRest == true) }
  override var isRebuilt: Bool { V.isDerived }

  override func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    V.isDerived ? releaseSlots(mayGo) : []
  }

  override func evaluate() {
    beginEvaluation()
    view.build(self)
    invalidateOutputs()
  }

  override func makeOutputs() -> Outputs {
    reading { view.display(self) }
  }

  override var scrolledAxes: Axis.Set? { (view as? any ScrollingView)?.scrolledAxes }

  override func find(_ identity: AnyHashable) -> DisplayNode.ID? {
    if view.identifies(identity, self) { return outputs.displays.first?.id }
    return super.find(identity)
  }

  override func seek(_ identity: AnyHashable, _ passed: inout [@MainActor () -> Void]) -> Bool {
    view.identifies(identity, self) || super.seek(identity, &passed)
  }

  override func handle(_ event: DisplayEvent) {
    view.handle(event, self)
  }

  override func didUnmount() {
    view.didUnmount(self)
  }
}

/// A view that scrolls what is in it.
nonisolated protocol ScrollingView {
  var scrolledAxes: Axis.Set { get }
}

/// What a view keeps that is as if new where nothing is under way.
@MainActor
protocol Restful: AnyObject {
  var isAtRest: Bool { get }
}
