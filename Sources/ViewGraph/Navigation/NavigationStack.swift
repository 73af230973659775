/// A stack of pages, driven by links and, if the program likes, by a path of values.
nonisolated public struct NavigationStack<Data, Root: View>: View {
  let root: Root
  let path: NavigationPathBinding?
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack that keeps its path itself.
  public init(@ViewBuilder root: () -> Root) {
    self.init(root: root(), path: nil)
  }

  /// Makes a stack whose path the program holds.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: NavigationPathBinding(path))
  }
}

extension NavigationStack
where Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection, Data.Element: Hashable {
  /// Makes a stack whose path the program holds, as values of one type.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(root: root(), path: NavigationPathBinding(path))
  }
}

/// A path of values, whatever its type.
struct NavigationPathBinding {
  let values: () -> [AnyHashable]
  let append: (AnyHashable) -> Void
  let truncate: (Int) -> Void
  /// True where the stack keeps the path itself.
  var isOwn = false

  /// A path that a stack keeps itself.
  @MainActor static func own(_ location: StateLocation<[AnyHashable]>) -> NavigationPathBinding {
    NavigationPathBinding(
      values: { location.get() }, append: { location.set(location.get() + [$0]) },
      truncate: { location.set(Array(location.get().prefix($0))) }, isOwn: true)
  }

  private init(
    values: @escaping () -> [AnyHashable], append: @escaping (AnyHashable) -> Void,
    truncate: @escaping (Int) -> Void, isOwn: Bool
  ) {
    self.values = values
    self.append = append
    self.truncate = truncate
    self.isOwn = isOwn
  }

  init(_ path: Binding<NavigationPath>) {
    values = { path.wrappedValue.elements }
    append = { value in path.wrappedValue.elements.append(value) }
    truncate = { count in
      let excess = path.wrappedValue.count - count
      path.wrappedValue.removeLast(excess)
    }
  }

  init<Data: RandomAccessCollection & RangeReplaceableCollection>(_ path: Binding<Data>) where Data.Element: Hashable {
    values = { path.wrappedValue.map { AnyHashable($0) } as [AnyHashable] }
    append = { value in
      if let value = value.base as? Data.Element { path.wrappedValue.append(value) }
    }
    truncate = { count in path.wrappedValue = Data(path.wrappedValue.prefix(count)) }
  }
}

extension NavigationStack: PrimitiveView {
  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    (node.local as? NavigationStackState)?.didMount(node)
  }

  @MainActor func didUnmount(_ node: PrimitiveNode<Self>) {
    (node.local as? NavigationStackState)?.didUnmount(node)
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let state = node.local as? NavigationStackState ?? NavigationStackState(node)
    node.local = state
    state.path = path ?? state.ownPath
    NavigationPages(node: node, controller: state.controller).build(root: root)
    state.followPath(node)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let state = node.local as? NavigationStackState else { return Outputs() }
    return NavigationPages(node: node, controller: state.controller).display(style: "stack")
  }
}

/// A path of values of any type.
public struct NavigationPath: Equatable {
  var elements: [AnyHashable]

  /// Makes an empty path.
  public init() {
    elements = []
  }

  /// Makes a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    self.elements = elements.map { AnyHashable($0) }
  }

  /// The number of values.
  public var count: Int { elements.count }
  /// True where the stack shows its root.
  public var isEmpty: Bool { elements.isEmpty }

  /// Pushes a value.
  public mutating func append<V: Hashable>(_ value: V) {
    elements.append(AnyHashable(value))
  }

  /// Takes values off the end.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }
}

/// Says what page a value of a type makes.
nonisolated struct DestinationModifier<Value: Hashable, Page: View>: PrimitiveModifier {
  let destination: (Value) -> Page

  @MainActor func build(_ node: ModifierNode) {
    node.environment.navigation?.register(Value.self, from: node.environment.screenPart) { value in
      AnyView(DestinationPage { destination(value) })
    }
  }
}

extension View {
  /// Says what page a link makes that pushes a value of a type.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    modifier(DestinationModifier(destination: destination))
  }

  /// Pushes a page while a binding is true.
  nonisolated public func navigationDestination<V: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
  ) -> some View {
    modifier(PresentedDestination(isPresented: isPresented) { destination() })
  }

  /// Pushes a page while a binding holds an item.
  nonisolated public func navigationDestination<D: Hashable, C: View>(
    item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View {
    let isPresented = Binding<Bool>(
      getter: { item.wrappedValue != nil },
      setter: { shown, _ in if !shown { item.wrappedValue = nil } }, identity: nil)
    return modifier(
      PresentedDestination(
        isPresented: isPresented,
        last: PresentedDestination.Last(get: { item.wrappedValue }, set: { item.wrappedValue = $0.base as? D })
      ) { if let value = item.wrappedValue { destination(value) } })
  }
}
