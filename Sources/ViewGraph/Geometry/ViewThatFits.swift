/// The first of several views that fits into the space that there is; the last where none does.
///
/// What fits is known in the browser, which chooses at once, and again when its window changes: all of the views live in
/// the graph, so that `onAppear` runs for each of them.
nonisolated public struct ViewThatFits<Content: View>: View {
  let axes: Axis.Set
  let content: Content

  /// Makes a choice of views, which have to fit along `axes`.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, content)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let outputs = node.childOutputs()
    // Of one view there is nothing to choose.
    let isChoice = outputs.displays.count(where: { !$0.isPresentation }) > 1
    return outputs.container(isChoice ? .firstThatFits(axes) : .box, at: node)
  }
}
