import Foundation

/// Does something with links by which the program is opened.
nonisolated struct OpenURLModifier: PrimitiveModifier {
  /// False where the link is not taken.
  let action: (URL) -> Bool

  @MainActor func build(_ node: ModifierNode) {
    node.local = URLReceiver(action: action)
  }
}

/// Is told of links by which the program is opened.
@MainActor
private final class URLReceiver {
  let action: (URL) -> Bool

  init(action: @escaping (URL) -> Bool) {
    self.action = action
  }
}

extension View {
  /// Does something with a link by which the program is opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    takingLinks { url in
      action(url)
      return true
    }
  }
}

extension View {
  /// The same; false where the link is not taken.
  nonisolated package func takingLinks(_ action: @escaping (URL) -> Bool) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

extension Graph {
  /// Tells the views that wait for links of one by which the program is opened; false where none takes it.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let root else { return false }
    let receivers = Self.receivers(below: root)
    return context.run {
      Tracking.withoutReader {
        receivers.reduce(false) { isTaken, receiver in receiver.action(url) || isTaken }
      }
    }
  }

  private static func receivers(below node: GraphNode) -> [URLReceiver] {
    let own = ((node as? any ModifierNode)?.local as? URLReceiver).map { [$0] } ?? []
    return own + node.children.flatMap { receivers(below: $0) }
  }
}
