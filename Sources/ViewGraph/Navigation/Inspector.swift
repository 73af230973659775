import Foundation

/// Shows something about the content beside it, or above it in a sheet where there is no room.
nonisolated struct InspectorModifier<Inspector: View>: ViewModifier {
  let isPresented: Binding<Bool>
  let inspector: Inspector

  @MainActor func body(content: Content) -> some View {
    InspectorColumns(isPresented: isPresented, content: content, inspector: inspector)
  }
}

private struct InspectorColumns<Content: View, Inspector: View>: View {
  @Binding var isPresented: Bool
  let content: Content
  let inspector: Inspector
  @Environment(\.horizontalSizeClass) private var sizeClass

  init(isPresented: Binding<Bool>, content: Content, inspector: Inspector) {
    _isPresented = isPresented
    self.content = content
    self.inspector = inspector
  }

  var body: some View {
    let isColumn = sizeClass != .compact
    HStack(spacing: 0) {
      content.frame(maxWidth: .infinity, maxHeight: .infinity)
      if isColumn, isPresented {
        Divider()
        inspector.frame(maxHeight: .infinity).modifier(ColumnFrame(usual: 270))
      }
    }
    .sheet(isPresented: isColumn ? .constant(false) : $isPresented) { inspector }
  }
}

extension View {
  /// Shows something about the view in a column beside it while the binding is true; in a sheet on narrow screens.
  nonisolated public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V) -> some View {
    modifier(InspectorModifier(isPresented: isPresented, inspector: content()))
  }

  /// Says how wide the column is in which an inspector shows this view; it cannot be resized.
  nonisolated public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
  }

  /// Says how wide the column is in which an inspector shows this view.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    inspectorColumnWidth(ideal: width)
  }
}
