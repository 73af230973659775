/// A view that only arranges others: containers that put off their children look through it.
protocol StructuralView {}

/// The node of a view whose container has not asked for it yet, such as the page of a tab never opened.
final class DeferredNode<V: View>: ViewNode<V>, Activatable {
  private var child: _TypedNode<V>?
  private(set) lazy var part = ScreenPart(isShown: false, isTab: true, parent: environment.screenPart)

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  var isActive: Bool { child != nil }

  var preferences: PreferenceValues { child?.outputs.preferences ?? PreferenceValues() }

  func activate() {
    guard child == nil else { return }
    child = makeChild(view, key: key, environment: inside)
    invalidateOutputs()
  }

  func show(_ shown: Bool) {
    part.show(shown)
  }

  override func evaluate() {
    beginEvaluation()
    child?.update(view, environment: inside)
    invalidateOutputs()
  }

  private var inside: EnvironmentValues {
    var inside = environment
    inside.screenPart = part
    return inside
  }

  override func makeOutputs() -> Outputs {
    guard let child else {
      return Outputs([Output(DisplayNode(id: displayID, content: .empty), traits: ownTraits)])
    }
    var outputs = child.outputs.inColumn(displayID)
    for index in outputs.items.indices { outputs.items[index].traits.fill(from: ownTraits) }
    return outputs
  }

  private var ownTraits: ViewTraits {
    var traits = ViewTraits()
    traits[DeferredTrait.self] = Weak(self)
    return traits
  }
}

/// A node that can be told to build what it has put off.
@MainActor
protocol Activatable: AnyObject {
  var isActive: Bool { get }
  /// What its views prefer, none where it is not built.
  var preferences: PreferenceValues { get }
  func activate()
  /// The part of the screen that its views are in.
  var part: ScreenPart { get }
  /// Says whether the reader sees it.
  func show(_ shown: Bool)
}

/// Leads from a display node to the node that has put off building it.
enum DeferredTrait: ViewTraitKey {
  typealias Value = Weak
}

/// A reference that keeps nothing alive.
struct Weak {
  private(set) weak var node: (any Activatable)?

  init(_ node: any Activatable) {
    self.node = node
  }
}
