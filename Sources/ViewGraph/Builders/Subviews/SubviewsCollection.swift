/// The views that a container was given.
nonisolated public struct SubviewsCollection: RandomAccessCollection {
  let base: [Subview]

  public var startIndex: Int { 0 }
  public var endIndex: Int { base.count }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }
}

/// Some of the views that a container was given.
nonisolated public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: ArraySlice<Subview>

  public var startIndex: Int { base.startIndex }
  public var endIndex: Int { base.endIndex }

  public subscript(index: Int) -> Subview { base[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base[bounds])
  }
}

extension SubviewsCollection: View, InlineView, StructuralView {
  @MainActor func display(_ place: _Place) -> Outputs { Outputs(base.map(\.content.output)) }
}

extension SubviewsCollectionSlice: View, InlineView, StructuralView {
  @MainActor func display(_ place: _Place) -> Outputs { Outputs(base.map(\.content.output)) }
}
