import Foundation

/// One column of a table, or several.
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// What the rows are about.
  associatedtype TableRowValue: Identifiable
  /// What the rows can be sorted by.
  associatedtype TableColumnSortComparator
  /// The columns one by one. Programs never implement it.
  var _columns: [_TableColumn<TableRowValue>] { get }
}

/// A column as tables know it.
public struct _TableColumn<Value> {
  let label: AnyView
  let content: (Value) -> AnyView
  let comparator: Any?
  var width: FrameSize?
}

/// A column of a table: a name, and a view for each row.
nonisolated public struct TableColumn<RowValue: Identifiable, Sort, Content: View, Label: View>: TableColumnContent {
  public typealias TableRowValue = RowValue
  public typealias TableColumnSortComparator = Sort
  let label: Label
  let comparator: Sort?
  let content: (RowValue) -> Content
  var width: FrameSize?

  public var _columns: [_TableColumn<RowValue>] {
    let content = content
    return [
      _TableColumn(
        label: AnyView(label), content: { AnyView(content($0)) }, comparator: comparator.map { $0 as Any },
        width: width)
    ]
  }

  /// Gives the column a width in points; nil leaves it to the content.
  public func width(_ width: CGFloat? = nil) -> TableColumn {
    var copy = self
    copy.width = width.map { width in
      var size = FrameSize()
      size.width = width
      return size
    }
    return copy
  }

  /// Gives the column limits of its width in points; nil sets none.
  public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var copy = self
    var size = FrameSize()
    (size.minWidth, size.width, size.maxWidth) = (min, ideal, max)
    copy.width = size
    return copy
  }
}

extension TableColumn where Sort == Never, Label == Text {
  /// Makes a column that rows are not sorted by.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(titleKey), comparator: nil, content: content)
  }

  /// Makes a column that rows are not sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: Text(title), comparator: nil, content: content)
  }

  /// Makes a column that rows are not sorted by.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(label: text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Label == Text, Content == Text {
  /// Makes a column of texts that rows are not sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
    self.init(label: Text(titleKey), comparator: nil) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that rows are not sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
    self.init(label: Text(title), comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that rows are sorted by with a value.
  public init<V: Comparable & SendableMetatype>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value), content: content)
  }

  /// Makes a column that rows are sorted by with a value.
  @_disfavoredOverload
  public init<V: Comparable & SendableMetatype, S: StringProtocol>(
    _ title: S, value: KeyPath<RowValue, V> & Sendable, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Makes a column that rows are sorted by with a value, as a comparator compares it.
  public init<V, C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: KeyPath<RowValue, V> & Sendable, comparator: C,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) where C.Compared == V {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value, comparator: comparator), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text, Content == Text {
  /// Makes a column of texts that rows are sorted by.
  public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(titleKey), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Makes a column of texts that rows are sorted by.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String> & Sendable) {
    self.init(label: Text(title), comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Sort: SortComparator, Sort.Compared == RowValue, Label == Text {
  /// Makes a column that rows are sorted by with a comparator.
  public init(
    _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(titleKey), comparator: comparator, content: content)
  }

  /// Makes a column that rows are sorted by with a comparator.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(label: Text(title), comparator: comparator, content: content)
  }
}
