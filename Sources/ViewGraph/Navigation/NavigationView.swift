/// A stack of pages, of which links push further ones. Of several views, which are columns on wide devices, the first
/// is the first page and the others are not shown, as on a phone.
nonisolated public struct NavigationView<Content: View>: View {
  let content: Content

  /// Makes a navigation view; the content is the first page.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension NavigationView: PrimitiveView {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    let controller = node.local as? NavigationController ?? NavigationController(owner: node)
    node.local = controller
    let pages = NavigationPages(node: node, controller: controller)
    if let first = (content as? any ColumnViews)?.firstColumn {
      pages.build(root: first)
    } else {
      pages.build(root: content)
    }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    guard let controller = node.local as? NavigationController else { return Outputs() }
    return NavigationPages(node: node, controller: controller).display(style: "automatic")
  }
}

/// Several views, one of which is shown where there is room for one.
@MainActor
protocol ColumnViews {
  var firstColumn: (any View)? { get }
}

extension TupleView: ColumnViews {
  @MainActor var firstColumn: (any View)? { first }
}

/// The look of a navigation view.
public protocol NavigationViewStyle: Sendable {}

/// The platform's usual look.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// One page at a time.
public struct StackNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Pages in two columns where there is room.
public struct DoubleColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

/// Pages in columns where there is room.
public struct ColumnNavigationViewStyle: NavigationViewStyle {
  public init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The platform's usual look.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
  /// One page at a time.
  public static var stack: StackNavigationViewStyle { StackNavigationViewStyle() }
}

extension NavigationViewStyle where Self == ColumnNavigationViewStyle {
  /// Pages in columns where there is room.
  public static var columns: ColumnNavigationViewStyle { ColumnNavigationViewStyle() }
}

extension View {
  /// Sets the look of navigation views. Every style shows one page at a time, as on a phone.
  /// - Partly: changes nothing: the first view is shown, and pages above it.
  nonisolated public func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View {
    self
  }
}
