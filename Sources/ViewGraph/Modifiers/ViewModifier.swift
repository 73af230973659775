/// A change that can be applied to any view, or to another modifier.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of view that describes the modified content.
  associatedtype Body: View
  /// Stands for the view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// What the modified content shows.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body

  /// Makes the node of modified content. Programs never implement it.
  @MainActor static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>>

  /// Goes to modified content where it stands inside another view. Programs never implement it.
  @MainActor static func _visit<Modified: View>(_ view: ModifiedContent<Modified, Self>, _ place: _Place)
}

extension ViewModifier {
  public static func _makeNode<Modified: View>(
    _ view: ModifiedContent<Modified, Self>, _ context: _NodeContext
  ) -> _TypedNode<ModifiedContent<Modified, Self>> {
    CompositeModifierNode(view, context)
  }

  public static func _visit<Modified: View>(_ view: ModifiedContent<Modified, Self>, _ place: _Place) {
    place.visitNode(view)
  }

  /// A modifier that applies this one, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier where Body == Never {
  public func body(content: Content) -> Never {
    fatalError("\(Self.self) is primitive: it has no body")
  }
}

/// A view, or a modifier, with a modifier applied to it.
nonisolated public struct ModifiedContent<Content, Modifier> {
  /// What is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Applies a modifier to content.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
  @MainActor public var body: Never { fatalError("ModifiedContent has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    Modifier._makeNode(view, context)
  }

  @MainActor public static func _visit(_ view: Self, _ place: _Place) {
    Modifier._visit(view, place)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  @MainActor public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension View {
  /// Applies a modifier to the view.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The modifier.
  nonisolated public static let identity = EmptyModifier()

  nonisolated public init() {}

  public func body(content: Content) -> some View { content }
}
