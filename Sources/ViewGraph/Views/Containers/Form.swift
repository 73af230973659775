/// Controls for settings and entries, as rows of a list.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.lazyWindow = 60
    inside.isInList = true
    inside.rowSelection = nil
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let rows = ListRows.make(node.childOutputs(), of: node, selection: nil)
    let list = ListContent.styled(node.environment.formStyle, node)
    return rows.wrapped { DisplayNode(id: node.displayID, content: .list(list), children: $0) }
  }
}
