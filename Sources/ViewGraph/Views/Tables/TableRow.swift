import Foundation

/// A row of a table.
public struct TableRow<Value: Identifiable>: TableRowContent {
  let value: Value

  /// Makes a row about a value.
  public init(_ value: Value) {
    self.value = value
  }

  public var _rows: [_TableRow<Value>] { [_TableRow(value: value)] }
}

/// Several rows of a table.
public struct TupleTableRowContent<Value: Identifiable, T>: TableRowContent {
  public let _rows: [_TableRow<Value>]
}

/// A row for each element of a collection, as a closure makes it.
extension ForEach: TableRowContent
where Content: TableRowContent, Data.Element: Identifiable, ID == Data.Element.ID {
  public typealias TableRowValue = Content.TableRowValue

  public var _rows: [_TableRow<Content.TableRowValue>] { data.flatMap { content($0)._rows } }

  /// Makes rows of the elements of a collection.
  @_disfavoredOverload
  public init(_ data: Data, @TableRowBuilder<Data.Element> content: @escaping (Data.Element) -> Content)
  where Content.TableRowValue == Data.Element {
    self.init(data: data, identity: { $0.id }, content: content)
  }
}

extension ForEach where Content == TableRow<Data.Element>, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Makes a row for each element of a collection.
  public init(_ data: Data) {
    self.init(data: data, identity: { $0.id }) { TableRow($0) }
  }
}

/// Collects the rows of a table.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  public static func buildExpression<Rows: TableRowContent>(_ rows: Rows) -> Rows
  where Rows.TableRowValue == Value { rows }

  public static func buildPartialBlock<Rows: TableRowContent>(first: Rows) -> Rows
  where Rows.TableRowValue == Value { first }

  public static func buildPartialBlock<First: TableRowContent, Next: TableRowContent>(
    accumulated: First, next: Next
  ) -> TupleTableRowContent<Value, (First, Next)>
  where First.TableRowValue == Value, Next.TableRowValue == Value {
    TupleTableRowContent(_rows: accumulated._rows + next._rows)
  }

  public static func buildIf<Rows: TableRowContent>(_ rows: Rows?) -> TupleTableRowContent<Value, Rows?>
  where Rows.TableRowValue == Value {
    TupleTableRowContent(_rows: rows?._rows ?? [])
  }

  public static func buildEither<Rows: TableRowContent>(first rows: Rows) -> TupleTableRowContent<Value, Never>
  where Rows.TableRowValue == Value {
    TupleTableRowContent(_rows: rows._rows)
  }

  public static func buildEither<Rows: TableRowContent>(second rows: Rows) -> TupleTableRowContent<Value, Never>
  where Rows.TableRowValue == Value {
    TupleTableRowContent(_rows: rows._rows)
  }
}

extension Table {
  /// Makes a table of rows that are given one by one.
  public init(
    of valueType: Value.Type, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Makes a table of given rows, of which one can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection))
  }

  /// Makes a table of given rows, of which several can be chosen.
  public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .several(selection))
  }

  /// Makes a table of given rows that can be sorted.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of given rows that can be sorted, of which one can be chosen.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of given rows that can be sorted, of which several can be chosen.
  public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
  }
}

extension Table {
  /// Makes a table of rows that say themselves what they are about.
  public init(
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns())
  }

  /// Makes a table of given rows, of which one can be chosen.
  public init(
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .one(selection))
  }

  /// Makes a table of given rows, of which several can be chosen.
  public init(
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows: rows(), columns: columns(), selection: .several(selection))
  }

  /// Makes a table of given rows that can be sorted.
  public init<Sort: SortComparator>(
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of given rows that can be sorted, of which one can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns,
    @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of given rows that can be sorted, of which several can be chosen.
  public init<Sort: SortComparator>(
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Sort.Compared == Value {
    self.init(rows: rows(), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
  }
}
