import Foundation

/// How wide a column of a split view is, in points.
struct ColumnWidth: Equatable {
  var min: CGFloat?
  var ideal: CGFloat
  var max: CGFloat?

  /// The width within its limits.
  var width: CGFloat { Swift.min(Swift.max(ideal, min ?? 0), max ?? .infinity) }
}

/// What the views of a column say about its width; the last counts.
enum ColumnWidthKey: PreferenceKey {
  static var defaultValue: ColumnWidth? { nil }

  static func reduce(value: inout ColumnWidth?, nextValue: () -> ColumnWidth?) {
    value = nextValue() ?? value
  }
}

/// Says how wide the column is that the view is in.
nonisolated struct ColumnWidthModifier: PrimitiveModifier, Equatable {
  let width: ColumnWidth

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    result.preferences.set(ColumnWidthKey.self, width)
    return result
  }
}

/// Gives a column the width that its views ask for.
nonisolated struct ColumnFrame: PrimitiveModifier, Equatable {
  let usual: CGFloat

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let width = (content.preferences.value(ColumnWidthKey.self) ?? nil) ?? ColumnWidth(ideal: usual)
    var frame = FrameSize()
    frame.width = width.width
    var result = DisplayEffect(.frame(frame)).applied(to: content, at: node)
    result.preferences.remove(ColumnWidthKey.self)
    return result
  }
}
