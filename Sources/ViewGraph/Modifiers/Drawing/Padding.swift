import Foundation

/// The platform's usual distance around a view, in points.
private let defaultPadding: CGFloat = 16

extension View {
  /// Adds space around the view.
  nonisolated public func padding(_ insets: EdgeInsets) -> some View {
    modifier(DisplayEffect(.padding(insets)))
  }

  /// Adds space at some edges of the view; the platform's usual distance by default.
  nonisolated public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    let length = length ?? defaultPadding
    return modifier(
      DisplayEffect(
        .padding(
          EdgeInsets(
            top: edges.contains(.top) ? length : 0, leading: edges.contains(.leading) ? length : 0,
            bottom: edges.contains(.bottom) ? length : 0, trailing: edges.contains(.trailing) ? length : 0))))
  }

  /// Adds space at all edges of the view.
  nonisolated public func padding(_ length: CGFloat) -> some View {
    padding(.all, length)
  }
}
