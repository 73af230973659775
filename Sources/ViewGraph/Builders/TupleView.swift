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

extension TupleView: InlineView, StructuralView {
  @MainActor func build(_ place: _Place) {
    each { type, address, index in
      @MainActor func build<V: View>(_ type: V.Type) {
        place.build(address.assumingMemoryBound(to: V.self).pointee, slot: index, isDeferred: place.isDeferred)
      }
      build(type)
    }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    var result = Outputs()
    each { type, address, index in
      @MainActor func outputs<V: View>(_ type: V.Type) -> Outputs {
        place.outputs(address.assumingMemoryBound(to: V.self).pointee, slot: index, isDeferred: place.isDeferred)
      }
      result.append(outputs(type))
    }
    return result
  }

  @MainActor private func each(
    _ act: @MainActor (any View.Type, UnsafeRawPointer, Int) -> Void
  ) {
    withUnsafePointer(to: views.value) { tuple in
      for (index, field) in TupleLayout.of(T.self).fields.enumerated() {
        act(field.type, UnsafeRawPointer(tuple) + field.offset, index)
      }
    }
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
