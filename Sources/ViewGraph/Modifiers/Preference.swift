/// Sets a preference.
nonisolated struct PreferenceWriter<Key: PreferenceKey>: InlineModifier {
  let value: Key.Value

  nonisolated init(_ key: Key.Type, _ value: Key.Value) {
    self.value = value
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var result = content
    result.preferences.set(Key.self, value)
    return result
  }
}

/// Changes a preference that views below have set.
nonisolated struct PreferenceTransform<Key: PreferenceKey>: InlineModifier {
  let transform: (inout Key.Value) -> Void

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var result = content
    var value = result.preferences.value(Key.self) ?? Key.defaultValue
    transform(&value)
    result.preferences.set(Key.self, value)
    return result
  }
}

/// Does something when a preference of the views below has changed.
nonisolated struct PreferenceObserver<Key: PreferenceKey>: PrimitiveModifier where Key.Value: Equatable {
  let action: (Key.Value) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let value = content.preferences.value(Key.self) ?? Key.defaultValue
    let last = node.local as? Last
    if last?.value != value {
      node.local = Last(value)
      if last != nil || value != Key.defaultValue { node.graph.beforeCommit { action(value) } }
    }
    return content
  }

  private final class Last {
    let value: Key.Value

    init(_ value: Key.Value) {
      self.value = value
    }
  }
}

/// Shows, above or below a view, a view made of a preference.
nonisolated struct PreferenceLayer<Key: PreferenceKey, Layer: View>: PrimitiveModifier {
  let alignment: Alignment
  let isOverlay: Bool
  let make: (Key.Value) -> Layer

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let value = content.preferences.value(Key.self) ?? Key.defaultValue
    node.setChild(1, make(value))
    let layer = node.outputs(ofSlot: 1).displays
    return content.wrapped { inside in
      DisplayNode(
        id: node.displayID, content: .layers(primary: isOverlay ? 0 : layer.count, alignment: alignment),
        children: isOverlay ? inside + layer : layer + inside)
    }
  }
}

extension View {
  /// Sets a preference, for containers above to read.
  nonisolated public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    modifier(PreferenceWriter(key, value))
  }

  /// Changes a preference that views below have set.
  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(PreferenceTransform<K>(transform: callback))
  }

  /// Does something when a preference of the views below has changed.
  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(PreferenceObserver<K>(action: action))
  }

  /// Lays a view made of a preference over the view.
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isOverlay: true, make: transform))
  }

  /// Lays a view made of a preference behind the view.
  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(PreferenceLayer<K, V>(alignment: alignment, isOverlay: false, make: transform))
  }
}
