/// Controls for settings and entries, as rows of a list.
nonisolated public struct Form<Content: View>: View {
  let content: Content

  /// Makes a form of views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Makes the form that a style is asked to draw.
  public init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    if let style = inside.formLook?.style as? any FormStyle {
      inside.formLook = nil
      node.removeChild(0)
      node.setChild(1, styled(style), environment: inside)
      return
    }
    node.removeChild(1)
    inside.lazyWindow = 60
    inside.isInList = true
    inside.scrollOptions = ScrollOptions()
    inside.rowDefaults = RowDefaults()
    inside.rowSelection = nil
    node.setChild(0, content, environment: inside)
  }

  /// The form as a style of the program's own draws it; inside of it, forms look as usual.
  @MainActor private func styled<S: FormStyle>(_ style: S) -> AnyView {
    let configuration = FormStyleConfiguration(content: FormStyleConfiguration.Content(content: AnyView(content)))
    return AnyView(StyleBody(style: style) { $0.makeBody(configuration: configuration) })
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    if node.hasChild(1) { return node.outputs(ofSlot: 1) }
    let rows = ListRows.make(node.childOutputs(), of: node, selection: nil)
    let look = (node.environment.formLook?.style as? ListFormStyle)?.name ?? "form"
    let list = ListContent.styled(look, node)
    return rows.wrapped { DisplayNode(id: node.displayID, content: .list(list), children: $0) }
  }
}
