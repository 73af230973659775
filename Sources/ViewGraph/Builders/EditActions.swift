import Foundation

/// What the reader may do with the rows of a collection: ``delete``, ``move`` or ``all``.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  fileprivate static var deletes: EditActions { EditActions(rawValue: 1 << 0) }
  fileprivate static var moves: EditActions { EditActions(rawValue: 1 << 1) }
}

extension EditActions where Data: MutableCollection {
  /// Rows can be moved.
  public static var move: EditActions<Data> { moves }
}

extension EditActions where Data: RangeReplaceableCollection {
  /// Rows can be deleted.
  public static var delete: EditActions<Data> { deletes }
}

extension EditActions where Data: RangeReplaceableCollection & MutableCollection {
  /// Rows can be deleted and moved.
  public static var all: EditActions<Data> { [.delete, .move] }
}

extension ForEach where Content: View {
  /// Makes views of the elements of a collection that they can change through a binding, and whose rows the reader can
  /// delete or move.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, editActions: EditActions<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Element: Identifiable, ID == C.Element.ID,
    C.Indices: RandomAccessCollection
  {
    self.init(data, id: \.id, editActions: editActions, content: content)
  }

  /// Makes views of the elements of a collection that they can change through a binding, and whose rows the reader can
  /// delete or move; they are told apart by the value at a key path.
  public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C.Indices: RandomAccessCollection {
    self.init(data, id: id, content: content)
    if editActions.contains(.deletes) {
      onDelete = { offsets in data.wrappedValue = data.wrappedValue.without(offsets) }
    }
    if editActions.contains(.moves) {
      onMove = { data.wrappedValue.move(fromOffsets: $0, toOffset: $1) }
    }
  }
}

extension Collection {
  /// The collection without the elements at some offsets. Those that cannot be made shorter stay as they are.
  fileprivate func without(_ offsets: IndexSet) -> Self {
    func shorter<C: RangeReplaceableCollection>(_ collection: C) -> C {
      var rest = C()
      for (offset, element) in collection.enumerated() where !offsets.contains(offset) { rest.append(element) }
      return rest
    }
    guard let collection = self as? any RangeReplaceableCollection else { return self }
    return shorter(collection) as? Self ?? self
  }
}
