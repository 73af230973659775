/// The alert or dialog that is in front of a page: there is one at a time, as on Apple's platforms. Where several
/// bindings ask for one, as rows do that all have an alert of the list's state, the first is shown.
@MainActor
final class FrontAlert {
  private weak var node: ModifierNode?
  private var isPresented: () -> Bool = { false }

  /// True where the alert of a node may be shown; the others wait while it is.
  static func admits(_ node: ModifierNode, _ isPresented: @escaping () -> Bool) -> Bool {
    let front = node.graph.attachment { FrontAlert() }
    if let other = front.node, other !== node, other.isMounted, front.isPresented() { return false }
    (front.node, front.isPresented) = (node, isPresented)
    return true
  }
}
