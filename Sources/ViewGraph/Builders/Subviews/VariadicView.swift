/// Containers of programs from before `Group(subviews:)`: a root says what is made of the views in a `Tree`.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias Children = _VariadicView_Children

  /// What a root makes of views.
  nonisolated public struct Tree<Root: _VariadicView_Root, Content> {
    /// What says how the views are put together.
    public var root: Root
    /// The views.
    public var content: Content

    /// Puts content under a root.
    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Puts views under a root.
    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

/// Says what is made of what a tree consists of.
public protocol _VariadicView_Root {}

/// Says what view is made of the views in a tree.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// The view that is made of those in the tree.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// Makes several views of those in a tree, which the container around places.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// Makes one view of those in a tree.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  @MainActor public var body: some View {
    Group(subviews: content) { root.body(children: _VariadicView_Children(base: $0)) }
  }
}

/// The views in a tree, each to be placed once.
nonisolated public struct _VariadicView_Children: RandomAccessCollection, View {
  let base: SubviewsCollection

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }
  public subscript(index: Int) -> Element { Element(base: base[index]) }

  @MainActor public var body: some View { base }

  /// A view in a tree.
  nonisolated public struct Element: View, Identifiable {
    let base: Subview
    private var said = ContainerValues()

    init(base: Subview) {
      self.base = base
    }

    /// The view's identity.
    public var id: AnyHashable { AnyHashable(base.id) }

    /// The identity that the program gave the view, where it is of the type.
    public func id<ID: Hashable>(as _: ID.Type = ID.self) -> ID? {
      base.content.output.traits[IdentityTrait.self]?.base as? ID
    }

    /// What was said of the view by `_trait(_:_:)`.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        var values = said
        values.fill(from: base.containerValues)
        return values[TraitValue<Trait>.self]
      }
      set { said[TraitValue<Trait>.self] = newValue }
    }

    @MainActor public var body: some View { base.modifier(ContainerValueModifier(values: said)) }
  }
}

/// A key for what a view says to the container around it.
public protocol _ViewTraitKey {
  /// The type of value.
  associatedtype Value
  /// The value where none has been said.
  static var defaultValue: Value { get }
}

/// Keeps what is said under a key among the values of containers.
private enum TraitValue<Key: _ViewTraitKey>: ContainerValueKey {
  static var defaultValue: Key.Value { Key.defaultValue }
}

extension View {
  /// Says something to the container around the view.
  nonisolated public func _trait<K: _ViewTraitKey>(_ key: K.Type, _ value: K.Value) -> some View {
    var values = ContainerValues()
    values[TraitValue<K>.self] = value
    return modifier(ContainerValueModifier(values: values))
  }
}
