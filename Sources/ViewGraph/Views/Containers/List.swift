/// Rows below each other, built as the reader comes near them.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View {
  let content: Content
  let selection: ListSelection<SelectionValue>?
}

/// What is chosen in a list: nothing, one row or several.
enum ListSelection<Value: Hashable> {
  case one(Binding<Value?>)
  case several(Binding<Set<Value>>)

  func contains(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue.contains(value)
    }
  }

  /// All that are chosen.
  var chosen: [Value] {
    switch self {
    case .one(let binding): binding.wrappedValue.map { [$0] } ?? []
    case .several(let binding): Array(binding.wrappedValue)
    }
  }

  /// True where the value is chosen, and no other.
  func isOnly(_ value: Value) -> Bool {
    switch self {
    case .one(let binding): binding.wrappedValue == value
    case .several(let binding): binding.wrappedValue == [value]
    }
  }

  func choose(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding): binding.wrappedValue = [value]
    }
  }

  func toggle(_ value: Value) {
    switch self {
    case .one(let binding): binding.wrappedValue = value
    case .several(let binding):
      if binding.wrappedValue.remove(value) == nil { binding.wrappedValue.insert(value) }
    }
  }
}

extension List where SelectionValue == Never {
  /// Makes a list of views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: nil)
  }

  /// Makes a list of the elements of a collection.
  // Bindings to collections are collections too: theirs come first.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of the elements of a collection, told apart by the value at a key path.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }

  /// Makes a list of the numbers of a constant range.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of the elements of a collection that rows can change.
  public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, Data.Element.ID)>, Data.Element.ID, RowContent>,
    Data.Element: Identifiable, Data.Indices: RandomAccessCollection
  {
    self.init(content: ForEach(data, content: rowContent), selection: nil)
  }

  /// Makes a list of the elements of a collection that rows can change.
  public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  )
  where
    Content == ForEach<LazyMapSequence<Data.Indices, (Data.Index, ID)>, ID, RowContent>,
    Data.Indices: RandomAccessCollection
  {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: nil)
  }
}

extension List {
  /// Makes a list of views in which one row can be chosen; rows are told apart by their tags or ids.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .one($0) })
  }

  /// Makes a list of views in which several rows can be chosen.
  public init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(content: content(), selection: selection.map { .several($0) })
  }

  /// Makes a list of a collection in which one row can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Makes a list of a collection in which several rows can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: ForEach(data, content: rowContent), selection: selection.map { .several($0) })
  }

  /// Makes a list of a collection in which one row can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Makes a list of a collection in which several rows can be chosen.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(content: ForEach(data, id: id, content: rowContent), selection: selection.map { .several($0) })
  }
}

extension List: PrimitiveView {
  static var isDerived: Bool { true }

  @MainActor func didMount(_ node: PrimitiveNode<Self>) {
    guard node.environment.isColumn, case .one(let selection) = selection else { return }
    node.locate(
      ValueStep(
        of: node, "choice",
        read: { [weak node] in
          // A column that is a page of its own is chosen while it is open.
          node?.environment.columnChosen?.isOpen == false ? nil : selection.wrappedValue
        },
        set: { [weak node] value in
          selection.wrappedValue = value
          node?.environment.columnChosen?.isOpen = value != nil
        }))
  }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var inside = node.environment
    inside.lazyWindow = 30
    inside.rowSelection = selection.map(RowSelection.init)
    inside.isInList = true
    inside.scrollOptions = ScrollOptions()
    inside.rowDefaults = RowDefaults()
    if case .one(let selection) = selection, let opener = node.environment.columnChosen {
      let choice = node.reading { selection.wrappedValue }
      node.graph.beforeCommit { [weak node] in
        if let node, node.isMounted { opener.follow(choice, of: node.key.name("choice")) }
      }
    }
    node.setChild(0, content, environment: inside)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    let rows = ListRows.make(node.childOutputs(), of: node, selection: selection.map(RowSelection.init))
    let list = ListContent.styled(node.environment.listStyle, node)
    return rows.wrapped { DisplayNode(id: node.displayID, content: .list(list), children: $0) }
  }
}

extension List: ScrollingView {
  nonisolated var scrolledAxes: Axis.Set { .vertical }
}
