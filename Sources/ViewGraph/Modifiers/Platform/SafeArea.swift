import Foundation

/// Keeps a bar at an edge of a view, and the view clear of it.
nonisolated struct SafeAreaInsetModifier<Bar: View>: ViewModifier {
  let edge: Edge
  let spacing: CGFloat?
  let horizontal: HorizontalAlignment
  let vertical: VerticalAlignment
  let bar: Bar

  func body(content: Content) -> some View {
    stack(content).modifier(TakenSafeArea(edge: edge, spacing: spacing ?? 8))
  }

  @ViewBuilder private func stack(_ content: Content) -> some View {
    switch edge {
    case .top:
      VStack(alignment: horizontal, spacing: spacing ?? 8) {
        bar
        content
      }
    case .bottom:
      VStack(alignment: horizontal, spacing: spacing ?? 8) {
        content
        bar
      }
    case .leading:
      HStack(alignment: vertical, spacing: spacing ?? 8) {
        bar
        content
      }
    case .trailing:
      HStack(alignment: vertical, spacing: spacing ?? 8) {
        content
        bar
      }
    }
  }
}

extension View {
  /// Keeps a bar above or below this view, which goes on behind it and is seen through it.
  /// - Partly: the view does not go on behind the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Keeps a bar at a side of this view, which goes on behind it and is seen through it.
  /// - Partly: the view does not go on behind the bar.
  nonisolated public func safeAreaBar<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    safeAreaInset(edge: edge, alignment: alignment, spacing: spacing ?? 0, content: content)
  }

  /// Keeps views at the top or the bottom of this one, which gets the rest of the space; 8 points between them by default.
  nonisolated public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .top ? .top : .bottom, spacing: spacing, horizontal: alignment, vertical: .center, bar: content()
      ))
  }

  /// Keeps views at a side of this one, which gets the rest of the space; 8 points between them by default.
  nonisolated public func safeAreaInset<V: View>(
    edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      SafeAreaInsetModifier(
        edge: edge == .leading ? .leading : .trailing, spacing: spacing, horizontal: .center, vertical: alignment,
        bar: content()))
  }

  /// Adds space at edges of the safe area, 16 points by default: padding that `ignoresSafeArea` reaches into.
  nonisolated public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    safeAreaPadding(
      EdgeInsets(
        top: edges.contains(.top) ? length ?? 16 : 0, leading: edges.contains(.leading) ? length ?? 16 : 0,
        bottom: edges.contains(.bottom) ? length ?? 16 : 0, trailing: edges.contains(.trailing) ? length ?? 16 : 0))
  }

  /// Adds space at the edges of the safe area: padding that `ignoresSafeArea` reaches into.
  nonisolated public func safeAreaPadding(_ insets: EdgeInsets) -> some View {
    modifier(SafeAreaPadding(insets: insets))
  }

  /// Adds space at all edges of the safe area: padding that `ignoresSafeArea` reaches into.
  nonisolated public func safeAreaPadding(_ length: CGFloat) -> some View {
    safeAreaPadding(.all, length)
  }

  /// Adds the space that a window has around its content, 20 points.
  nonisolated public func scenePadding(_ edges: Edge.Set = .all) -> some View {
    padding(edges, 20)
  }

  /// Adds the least space that a window has around its content, 20 points.
  /// - Partly: `padding` is not used: the space is 20 points.
  nonisolated public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    scenePadding(edges)
  }
}

/// The space that a window has around its content.
public struct ScenePadding: Equatable, Sendable {
  /// The least.
  public static let minimum = ScenePadding()
}

extension View {
  /// Lets the program's gestures at the edges go before the system's. The system of a page keeps none from it.
  /// - Partly: changes nothing: the system of a page keeps no gestures from it.
  nonisolated public func defersSystemGestures(on edges: Edge.Set) -> some View { self }
}
