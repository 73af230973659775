/// Views made of a tree of elements: those that have children open and close.
nonisolated public struct OutlineGroup<Data, ID, Parent, Leaf, Subgroup>
where Data: RandomAccessCollection, ID: Hashable {
  /// The trees, or the one tree.
  let trees: Trees
  let branch: OutlineBranch<Data, ID>

  enum Trees {
    case several(Data)
    case one(Data.Element)
  }
}

/// How one element of a tree is shown.
struct OutlineBranch<Data: RandomAccessCollection, ID: Hashable> {
  let children: KeyPath<Data.Element, Data?>
  let identity: (Data.Element) -> ID
  let content: (Data.Element) -> AnyView
}

/// The elements of one level of a tree, each with those below it.
private struct OutlineLevel<Data: RandomAccessCollection, ID: Hashable>: View {
  let data: Data
  let branch: OutlineBranch<Data, ID>
  let depth: Int

  init(data: Data, branch: OutlineBranch<Data, ID>, depth: Int) {
    self.data = data
    self.branch = branch
    self.depth = depth
  }

  var body: some View {
    ForEach(data: data, identity: branch.identity) { element in
      OutlineRow(element: element, branch: branch, depth: depth)
    }
  }
}

/// An element with those below it.
private struct OutlineRow<Data: RandomAccessCollection, ID: Hashable>: View {
  let element: Data.Element
  let branch: OutlineBranch<Data, ID>
  let depth: Int

  init(element: Data.Element, branch: OutlineBranch<Data, ID>, depth: Int) {
    self.element = element
    self.branch = branch
    self.depth = depth
  }

  var body: some View {
    let row = branch.content(element).padding(.leading, Double(depth) * 20)
    if let children = element[keyPath: branch.children] {
      DisclosureGroup {
        OutlineSubgroupChildren(content: AnyView(OutlineLevel(data: children, branch: branch, depth: depth + 1)))
      } label: {
        row
      }
    } else {
      row
    }
  }
}

/// What is below an element of a tree.
nonisolated public struct OutlineSubgroupChildren: View {
  let content: AnyView
  @MainActor public var body: some View { content }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  @MainActor public var body: some View {
    switch trees {
    case .several(let data): OutlineLevel(data: data, branch: branch, depth: 0)
    case .one(let element): OutlineRow(element: element, branch: branch, depth: 0)
    }
  }
}

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views of trees whose elements are told apart by the value at a key path.
  ///
  /// - Parameter children: What is below an element; nil makes a leaf.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      trees: .several(data),
      branch: OutlineBranch(
        children: children, identity: { $0[keyPath: id] }, content: { AnyView(content($0)) }))
  }

  /// Makes views of trees.
  ///
  /// - Parameter children: What is below an element; nil makes a leaf.
  public init(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @ViewBuilder content: @escaping (Data.Element) -> Leaf
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, children: children, content: content)
  }

  /// Makes views of one tree whose elements are told apart by the value at a key path.
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      trees: .one(root),
      branch: OutlineBranch(
        children: children, identity: { $0[keyPath: id] }, content: { AnyView(content($0)) }))
  }

  /// Makes views of one tree.
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element, ID == DataElement.ID {
    self.init(root, id: \.id, children: children, content: content)
  }
}

extension List {
  /// A tree as the content of a list.
  public typealias _Outline<Data: RandomAccessCollection, ID: Hashable, Row: View> = OutlineGroup<
    Data, ID, Row, Row, DisclosureGroup<Row, OutlineSubgroupChildren>
  >
}

extension List where SelectionValue == Never {
  /// Makes a list of trees: rows that have children open and close.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _Outline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(content: OutlineGroup(data, children: children, content: rowContent), selection: nil)
  }

  /// Makes a list of trees whose elements are told apart by the value at a key path.
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _Outline<Data, ID, RowContent> {
    self.init(content: OutlineGroup(data, id: id, children: children, content: rowContent), selection: nil)
  }
}

extension List {
  /// Makes a list of trees in which one row can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _Outline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .one($0) })
  }

  /// Makes a list of trees in which several rows can be chosen.
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == _Outline<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(
      content: OutlineGroup(data, children: children, content: rowContent), selection: selection.map { .several($0) })
  }
}
