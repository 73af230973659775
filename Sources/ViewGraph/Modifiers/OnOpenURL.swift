import Foundation

/// Does something with links by which the program is opened.
nonisolated struct OpenURLModifier: PrimitiveModifier {
  let action: (URL) -> Void

  @MainActor func build(_ node: ModifierNode) {
    node.local = URLReceiver(action: action)
  }
}

/// Is told of links by which the program is opened.
@MainActor
private final class URLReceiver {
  let action: (URL) -> Void

  init(action: @escaping (URL) -> Void) {
    self.action = action
  }
}

extension View {
  /// Does something with a link by which the program is opened.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(OpenURLModifier(action: action))
  }
}

extension Graph {
  /// Tells the views that wait for links of one by which the program is opened; false where no view does.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    guard let root else { return false }
    let receivers = Self.receivers(below: root)
    context.run {
      Tracking.withoutReader {
        for receiver in receivers { receiver.action(url) }
      }
    }
    return !receivers.isEmpty
  }

  private static func receivers(below node: GraphNode) -> [URLReceiver] {
    let own = ((node as? any ModifierNode)?.local as? URLReceiver).map { [$0] } ?? []
    return own + node.children.flatMap { receivers(below: $0) }
  }
}
