/// A style of a program's own, as the environment carries it: equal to another that is known to be the same.
struct ControlStyle: Equatable {
  let style: Any
  private let isSame: @MainActor (Any) -> Bool

  init<Style>(_ style: Style) {
    self.style = style
    let mine = Transfer(style)
    isSame = { other in
      (other as? Style).map { ViewComparison.areSame(mine.value, $0) } ?? false
    }
  }

  static func == (left: ControlStyle, right: ControlStyle) -> Bool {
    let pair = Transfer((left, right))
    return MainActor.assumeIsolated { pair.value.0.isSame(pair.value.1.style) }
  }
}

/// What a style of a program's own makes of a control. The style may have dynamic properties, as a view has.
nonisolated struct StyleBody<Style, Content: View> {
  let style: Style
  let make: @MainActor (Style) -> Content
}

extension StyleBody: View {
  @MainActor var body: Never { fatalError("The body of a style is made by its node") }

  @MainActor static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    StyleNode(view, context)
  }
}

/// Evaluates a style with its dynamic properties connected.
final class StyleNode<Style, Content: View>: ViewNode<StyleBody<Style, Content>> {
  private var properties: DynamicProperties
  private var child: _TypedNode<Content>?

  override init(_ view: StyleBody<Style, Content>, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(Style.self))
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { child.map { [$0] } ?? [] }

  override var isDerived: Bool { properties.areAsNew(for: view.style) }
  override var isRebuilt: Bool { true }
  override var stateCells: [AnyObject?] { properties.cells }
  override func takeStateCells(_ cells: [AnyObject?]) { properties.cells = cells }

  override func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    guard let child, mayGo(child) else { return [] }
    self.child = nil
    return [child]
  }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var style = view.style
    properties.bind(&style, node: self)
    let body = reading { view.make(style) }
    if let child {
      child.update(body, environment: environment)
    } else {
      child = makeChild(body, key: key.appending(0), environment: environment)
    }
    invalidateOutputs()
  }

  override func makeOutputs() -> Outputs {
    child?.outputs ?? Outputs()
  }

  override func didUnmount() {
    properties.unmount()
  }
}
