/// A program: its scenes, and state that all of them share.
///
/// Mark the conforming type with `@main`. Every reader gets a program of their own: the type's initializer runs, and
/// its state begins, for each page that is opened.
@MainActor @preconcurrency
public protocol App {
  /// The type of scene that the program consists of.
  associatedtype Body: Scene
  /// The scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Body { get }
  /// Makes the program for one reader.
  @MainActor @preconcurrency init()
}

/// The root view of a program.
public struct AppRoot<Program: App>: View {
  let program: Program

  /// Makes the root view of a program.
  public init(_ program: Program) {
    self.program = program
  }

  public var body: Never { fatalError("The root of a program has no body") }

  public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    AppNode(view, context)
  }
}

/// The node of a program: evaluates its scenes when its own state changes.
private final class AppNode<Program: App>: ViewNode<AppRoot<Program>> {
  private var properties: DynamicProperties

  override init(_ view: AppRoot<Program>, _ context: _NodeContext) {
    properties = DynamicProperties(layout: .of(Program.self))
    super.init(view, context)
    evaluate()
  }

  override func evaluate() {
    beginEvaluation()
    graph.statistics.evaluations += 1
    var program = view.program
    properties.bind(&program, node: self)
    var root = reading { program.body._rootView }
    root = root.map(PlatformLook.current().applied)
    setChild(0, root ?? AnyView(EmptyView()), environment: inside)
    invalidateOutputs()
  }

  /// Scenes are made anew only where the program reads what has changed: a scene made anew forgets the objects that its
  /// views were given.
  override func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    let readsSame = properties.readSame(for: view.program, self.environment, environment)
    self.environment = environment
    if readsSame { child(0)?.update(environment: inside) } else { evaluate() }
  }

  private var inside: EnvironmentValues {
    var inside = environment
    inside.openURL = OpenURLAction(open: { [weak graph] url in
      graph?.requestOpening(url)
    })
    return inside
  }

  override func didUnmount() {
    properties.unmount()
  }
}
