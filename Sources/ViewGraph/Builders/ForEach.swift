import Foundation

/// Views made of the elements of a collection; each keeps its identity by the element's id.
///
/// In a list or another lazy container rows are built as the reader comes near.
nonisolated public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  /// The collection.
  public var data: Data
  /// Makes the view of an element.
  public var content: (Data.Element) -> Content
  let identity: (Data.Element) -> ID
  var onDelete: ((IndexSet) -> Void)?
  var onMove: ((IndexSet, Int) -> Void)?

  /// Makes what is none of views, as the frameworks beside SwiftUI have it. Programs never call it.
  public init(data: Data, identity: @escaping (Data.Element) -> ID, content: @escaping (Data.Element) -> Content) {
    self.data = data
    self.identity = identity
    self.content = content
  }
}

extension ForEach where Content: View {
  /// Makes views of elements that have an identity.
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes views of elements, told apart by the value at a key path.
  public init(_ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }

  /// Makes views of the elements of a collection that they can change through a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Indices: RandomAccessCollection
  {
    self.init(data, id: \.id, content: content)
  }

  /// Makes views of the elements of a collection that they can change through a binding.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Indices: RandomAccessCollection {
    let elements = data.wrappedValue
    self.init(
      data: elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) },
      identity: { $0.1 },
      content: { content(data[$0.0]) })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  /// Makes views for the numbers of a constant range.
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}

extension ForEach: View where Content: View {
  public var body: Never { fatalError("ForEach has no body") }

  @MainActor public static func _makeNode(_ view: Self, _ context: _NodeContext) -> _TypedNode<Self> {
    if (view.data as? any PartsOfView)?.source != nil { return ForEachPartNode(view, context) }
    return ForEachNode(view, context)
  }
}

extension ForEach: StructuralView where Content: View {}

/// Views that are made of the elements of a collection.
@MainActor @preconcurrency
public protocol DynamicViewContent<Data>: View {
  /// The type of collection.
  associatedtype Data: Collection
  /// The collection.
  var data: Data { get }
}

extension ForEach: DynamicViewContent where Content: View {}

extension ForEach where Content: View {
  /// Lets the reader delete rows; nil forbids it.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> ForEach {
    var copy = self
    copy.onDelete = action
    return copy
  }

  /// Lets the reader move rows; nil forbids it.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> ForEach {
    var copy = self
    copy.onMove = action
    return copy
  }
}
