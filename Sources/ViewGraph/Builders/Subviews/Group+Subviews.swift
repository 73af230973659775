/// Views made of the subviews of another.
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View {
  let subviews: Subviews
  let content: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, subviews, environment: node.environment.forSubviews(readsSections: false))
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let given = node.outputs(ofSlot: 0)
    return node.outputs(of: content(SubviewsCollection(base: given.subviews)), beside: given)
  }
}

/// Views made of the sections of another.
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View {
  let sections: Sections
  let content: (SectionCollection) -> Content
}

extension GroupSectionsOfContent: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    node.setChild(0, sections, environment: node.environment.forSubviews(readsSections: true))
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let given = node.outputs(ofSlot: 0)
    return node.outputs(of: content(SectionCollection(base: given.sections)), beside: given)
  }
}

extension Group {
  /// Makes views of the subviews of a view: of each view in a `Group`, each row of a `ForEach`, and so on.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(subviews: view, content: transform))
  }

  /// Makes views of the sections of a view; views beside sections are in sections of their own.
  public init<Base: View, Result: View>(
    sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
  ) where Content == GroupSectionsOfContent<Base, Result> {
    self.init(content: GroupSectionsOfContent(sections: view, content: transform))
  }
}

extension EnvironmentValues {
  /// The environment of views that a container places itself: all are built, and sections are not arranged.
  fileprivate func forSubviews(readsSections: Bool) -> EnvironmentValues {
    var inside = self
    inside.lazyWindow = nil
    inside.readsSections = readsSections
    return inside
  }
}

extension GraphNode {
  /// What a container makes of the views that it was given, and what is beside these.
  fileprivate func outputs<Content: View>(of content: Content, beside given: Outputs) -> Outputs {
    setChild(1, content)
    var result = outputs(ofSlot: 1)
    var beside = given.beside
    beside.items.insert(contentsOf: result.items, at: 0)
    beside.preferences.merge(result.preferences)
    result = beside
    return result
  }
}

/// The node of a `ForEach` over what a view consists of: of the `ForEach` over the subviews or sections found.
final class ForEachPartNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>
{
  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    super.init(view, context)
    evaluate()
  }

  override func evaluate() {
    beginEvaluation()
    if let parts = view.data as? any PartsOfView, let source = parts.source {
      setChild(0, source, environment: environment.forSubviews(readsSections: parts.areSections))
    }
    invalidateOutputs()
  }

  override func makeOutputs() -> Outputs {
    let given = outputs(ofSlot: 0)
    var found = view
    if let parts = view.data as? any PartsOfView, let data = parts.found(in: given) as? Data { found.data = data }
    return reading { outputs(of: found, beside: given) }
  }
}
