import Foundation

/// Two or three columns of which each leads to the next. On narrow screens they are pages of one stack.
///
/// On a narrow screen a column is opened by choosing a row of a list with a selection in the column before it.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>?

  init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, sidebar: Sidebar, content: Content, detail: Detail
  ) {
    self.visibility = visibility
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  @MainActor public var body: some View {
    SplitColumns(
      sidebar: sidebar, content: Content.self == EmptyView.self ? nil : content, detail: detail,
      showsSidebar: visibility?.wrappedValue.showsSidebar ?? true,
      showsContent: visibility?.wrappedValue.showsContent ?? true)
  }
}

extension NavigationSplitView {
  /// Makes three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Makes three columns; the binding says which of them wide screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }

  /// Makes two columns; the binding says which of them wide screens show.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar: sidebar(), content: EmptyView(), detail: detail())
  }
}

/// Which columns of a split view are shown on wide screens.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  let showsSidebar: Bool
  let showsContent: Bool
  private let name: String

  /// As the platform likes: all.
  public static let automatic = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true, name: "automatic")
  /// All.
  public static let all = NavigationSplitViewVisibility(showsSidebar: true, showsContent: true, name: "all")
  /// The last two; of two columns both.
  public static let doubleColumn = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: true, name: "doubleColumn")
  /// The last.
  public static let detailOnly = NavigationSplitViewVisibility(
    showsSidebar: false, showsContent: false, name: "detailOnly")

  private init(showsSidebar: Bool, showsContent: Bool, name: String) {
    self.showsSidebar = showsSidebar
    self.showsContent = showsContent
    self.name = name
  }
}

/// The columns side by side, or as pages.
private struct SplitColumns<Sidebar: View, Content: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Content?
  let detail: Detail
  let showsSidebar: Bool
  let showsContent: Bool
  @Environment(\.horizontalSizeClass) private var sizeClass
  @State private var isSecondOpen = false
  @State private var isThirdOpen = false

  init(sidebar: Sidebar, content: Content?, detail: Detail, showsSidebar: Bool, showsContent: Bool) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.showsSidebar = showsSidebar || (content == nil && showsContent)
    self.showsContent = showsContent
  }

  var body: some View {
    if sizeClass == .regular { columns } else { pages }
  }

  private var columns: some View {
    HStack(spacing: 0) {
      if showsSidebar {
        NavigationStack { sidebar.modifier(EnvironmentWriter(\.isColumn, true)) }.modifier(ColumnFrame(usual: 300))
        Divider()
      }
      if let content, showsContent {
        NavigationStack { content.modifier(EnvironmentWriter(\.isColumn, true)) }.modifier(ColumnFrame(usual: 320))
        Divider()
      }
      NavigationStack { detail }
    }
  }

  private var pages: some View {
    NavigationStack {
      sidebar
        .modifier(EnvironmentWriter(\.columnChosen, ColumnOpener(isOpen: $isSecondOpen)))
        .modifier(EnvironmentWriter(\.isColumn, true))
        .modifier(
          PresentedDestination(isPresented: $isSecondOpen, words: []) {
            if let content {
              content
                .modifier(EnvironmentWriter(\.columnChosen, ColumnOpener(isOpen: $isThirdOpen)))
                .modifier(EnvironmentWriter(\.isColumn, true))
                .modifier(PresentedDestination(isPresented: $isThirdOpen, words: []) { detail })
            } else {
              detail
            }
          })
    }
  }
}

/// Opens the next column of a split view as a page.
struct ColumnOpener: Equatable {
  let isOpen: Binding<Bool>

  static func == (left: ColumnOpener, right: ColumnOpener) -> Bool { left.isOpen.leads(toSameAs: right.isOpen) }
}

private struct IsColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ColumnChosenKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }

extension EnvironmentValues {
  /// True in the columns of a split view that lead to another.
  var isColumn: Bool {
    get { self[IsColumnKey.self] }
    set { self[IsColumnKey.self] = newValue }
  }

  /// What opens the next column when a row of a list is chosen; nil outside of split views on narrow screens.
  var columnChosen: ColumnOpener? {
    get { self[ColumnChosenKey.self] }
    set { self[ColumnChosenKey.self] = newValue }
  }
}

/// The look of a split view. Columns always stand side by side where there is room.
public protocol NavigationSplitViewStyle: Sendable {}

/// The platform's usual look.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// All columns share the width.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

/// The last column keeps its width.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
  public init() {}
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
  /// The platform's usual look.
  public static var automatic: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
  /// All columns share the width.
  public static var balanced: BalancedNavigationSplitViewStyle { BalancedNavigationSplitViewStyle() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
  /// The last column keeps its width.
  public static var prominentDetail: ProminentDetailNavigationSplitViewStyle {
    ProminentDetailNavigationSplitViewStyle()
  }
}

extension View {
  /// Sets the look of split views. Columns always stand side by side where there is room.
  nonisolated public func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
    self
  }

  /// Sets the width of the column that the view is in, in points.
  nonisolated public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(ideal: width)))
  }

  /// Sets the width of the column that the view is in, in points; `min` and `max` limit it.
  nonisolated public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
