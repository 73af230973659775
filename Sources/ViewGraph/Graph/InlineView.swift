/// A view with neither state nor identity nor a life of its own: a function of its value and its environment.
///
/// It is no node of the graph. The node above it evaluates it in place, with all inline views inside; what has state,
/// identity or a life among them is a node below that one.
@MainActor
protocol InlineView: View where Body == Never {
  /// Brings the views inside up to date (`place.build`); called at first and after every change.
  func build(_ place: _Place)
  /// Makes the display from the view and those inside (`place.outputs`), in the order of `build`.
  func display(_ place: _Place) -> Outputs
}

extension InlineView {
  public var body: Never { fatalError("\(Self.self) is primitive: it has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    InlineNode(view, context)
  }

  public static func _visit(_ view: Self, _ place: _Place) {
    switch place.visit {
    case .building, .noting: view.build(place)
    case .displaying: place.pass.result = view.display(place)
    }
  }

  func build(_ place: _Place) {}
}

/// A modifier with neither state nor a life of its own: it is evaluated in place, as inline views are.
@MainActor
protocol InlineModifier: ViewModifier where Body == Never {
  /// True where the modifier only says something about the view to its container, so that a container which puts off
  /// its children may look through it.
  static var isTrait: Bool { get }
  /// The environment of the content; the same by default.
  func environment(_ base: EnvironmentValues) -> EnvironmentValues
  /// Brings further views (slots from 1 up) up to date.
  func build(_ place: _Place)
  /// Makes the outputs from those of the content.
  func outputs(_ content: Outputs, _ place: _Place) -> Outputs
}

extension InlineModifier {
  static var isTrait: Bool { false }
  func environment(_ base: EnvironmentValues) -> EnvironmentValues { base }
  func build(_ place: _Place) {}
  func outputs(_ content: Outputs, _ place: _Place) -> Outputs { content }

  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    InlineNode(view, context)
  }

  public static func _visit<Modified: View>(_ view: ModifiedContent<Modified, Self>, _ place: _Place) {
    let modifier = view.modifier
    let environment = modifier.environment(place.environment)
    switch place.visit {
    case .building, .noting:
      place.build(view.content, environment: environment, isDeferred: place.isDeferred && isTrait)
      modifier.build(place)
    case .displaying:
      let content = place.outputs(view.content, environment: environment, isDeferred: place.isDeferred && isTrait)
      place.pass.result = modifier.outputs(content, place)
    }
  }
}
