import Foundation

/// What the content of a sheet says about the sheet.
struct SheetOptions {
  var isDismissDisabled = false
  /// From the least.
  var detents: [PresentationDetent] = []
  var selection: Binding<PresentationDetent>?
  var look = SheetLook()
}

enum SheetOptionsKey: PreferenceKey {
  static var defaultValue: SheetOptions { SheetOptions() }

  static func reduce(value: inout SheetOptions, nextValue: () -> SheetOptions) {
    let next = nextValue()
    value.isDismissDisabled = value.isDismissDisabled || next.isDismissDisabled
    if !next.detents.isEmpty { (value.detents, value.selection) = (next.detents, next.selection) }
    value.look = value.look.overlaid(by: next.look)
  }
}

nonisolated struct SheetOptionsModifier: PrimitiveModifier {
  var isDismissDisabled: Bool?
  var detents: [PresentationDetent]?
  var selection: Binding<PresentationDetent>?
  var look = SheetLook()

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    var result = content
    var options = result.preferences.value(SheetOptionsKey.self) ?? SheetOptions()
    if let isDismissDisabled { options.isDismissDisabled = isDismissDisabled }
    if let detents { (options.detents, options.selection) = (detents, selection) }
    options.look = options.look.overlaid(by: look)
    result.preferences.set(SheetOptionsKey.self, options)
    return result
  }
}

extension View {
  /// Keeps the reader from closing the sheet that the view is in, other than by its own buttons.
  nonisolated public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    modifier(SheetOptionsModifier(isDismissDisabled: isDisabled))
  }

  /// Sets the heights that the sheet which the view is in may have: it comes with the least, and a finger or a press on
  /// its upper edge changes it.
  nonisolated public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    modifier(SheetOptionsModifier(detents: detents.sorted()))
  }

  /// Sets the heights that the sheet which the view is in may have, and binds the one it has.
  nonisolated public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(SheetOptionsModifier(detents: detents.union([selection.wrappedValue]).sorted(), selection: selection))
  }
}
