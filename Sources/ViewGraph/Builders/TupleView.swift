/// Several views in a row, as a builder makes them.
nonisolated public struct TupleView<T>: View {
  /// The views, behind a reference, since containers hand them on.
  private var views: Views

  private final class Views {
    let value: T

    init(_ value: T) {
      self.value = value
    }
  }

  /// Makes a view of a tuple of views.
  public init(_ value: T) {
    views = Views(value)
  }

  /// The views as a tuple.
  public var value: T {
    get { views.value }
    set { views = Views(newValue) }
  }

  /// The first of the views.
  @MainActor var first: (any View)? {
    guard let field = TupleLayout.of(T.self).fields.first else { return nil }
    func load<V: View>(_ type: V.Type) -> any View {
      withUnsafeBytes(of: views.value) { $0.load(fromByteOffset: field.offset, as: V.self) }
    }
    return load(field.type)
  }
}

extension TupleView: PrimitiveView, StructuralView {
  @MainActor func build(_ node: PrimitiveNode<TupleView<T>>) {
    withUnsafePointer(to: views.value) { tuple in
      for (index, field) in TupleLayout.of(T.self).fields.enumerated() {
        Self.set(field.type, at: UnsafeRawPointer(tuple) + field.offset, index, node)
      }
    }
  }

  @MainActor private static func set<V: View>(
    _ type: V.Type, at address: UnsafeRawPointer, _ index: Int, _ node: PrimitiveNode<TupleView<T>>
  ) {
    node.setChild(index, address.assumingMemoryBound(to: V.self).pointee, isDeferred: node.isDeferred)
  }
}

extension TupleView: ComparableField {
  @MainActor func isSame(as other: TupleView) -> Bool {
    guard views !== other.views else { return true }
    return withUnsafePointer(to: views.value) { mine in
      withUnsafePointer(to: other.views.value) { theirs in
        for field in TupleLayout.of(T.self).fields {
          let mine = UnsafeRawPointer(mine) + field.offset
          let theirs = UnsafeRawPointer(theirs) + field.offset
          guard Self.areSame(field.type, mine, theirs) else { return false }
        }
        return true
      }
    }
  }

  @MainActor private static func areSame<V: View>(
    _ type: V.Type, _ mine: UnsafeRawPointer, _ theirs: UnsafeRawPointer
  ) -> Bool {
    ViewComparison.areSame(
      mine.assumingMemoryBound(to: V.self).pointee, theirs.assumingMemoryBound(to: V.self).pointee)
  }
}
