private struct IsColumnKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct ColumnChosenKey: EnvironmentKey { static var defaultValue: ColumnOpener? { nil } }
private struct ColumnBackKey: EnvironmentKey { static var defaultValue: ColumnBack? { nil } }
private struct WindowWidthKey: EnvironmentKey { static var defaultValue: Double? { nil } }
private struct IsBesideTabsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True in the columns of a split view that lead to another.
  var isColumn: Bool {
    get { self[IsColumnKey.self] }
    set { self[IsColumnKey.self] = newValue }
  }

  /// What opens the next column when a row of a list is chosen; nil outside of split views.
  var columnChosen: ColumnOpener? {
    get { self[ColumnChosenKey.self] }
    set { self[ColumnChosenKey.self] = newValue }
  }

  /// The way back from the column that the view is all of; nil where there is none.
  var columnBack: ColumnBack? {
    get { self[ColumnBackKey.self] }
    set { self[ColumnBackKey.self] = newValue }
  }

  /// The width of the window or the sheet that the view is in, in points; nil where it is not known.
  package var windowWidth: Double? {
    get { self[WindowWidthKey.self] }
    set { self[WindowWidthKey.self] = newValue }
  }

  /// True where the tabs stand in a sidebar beside the view.
  var isBesideTabs: Bool {
    get { self[IsBesideTabsKey.self] }
    set { self[IsBesideTabsKey.self] = newValue }
  }

  /// The width that columns can share, in points: the style sheet gives a sidebar of tabs the rest.
  private var widthForColumns: Double {
    guard horizontalSizeClass == .regular else { return 0 }
    guard let windowWidth else { return .infinity }
    return windowWidth - (isBesideTabs ? min(max(180, windowWidth * 0.18), 240) : 0)
  }

  /// How many of two or three columns stand side by side, as on an iPad: all on its long side, two on its short one.
  func placesForColumns(_ count: Int) -> Int {
    widthForColumns < 768 ? 1 : widthForColumns < 1000 ? min(count, 2) : count
  }
}
