import Foundation

/// Rows of data with a cell for each column. Where columns can be compared, pressing a column's name sorts by it.
///
/// The table does not sort by itself: the program sorts its data when the order changes.
nonisolated public struct Table<Value: Identifiable, Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Value, Columns.TableRowValue == Value {
  let rows: Rows
  let columns: Columns
  var selection: ListSelection<Value.ID>?
  var sorting: TableSorting?
}

/// The rows of a table.
public protocol TableRowContent<TableRowValue> {
  /// What the rows are about.
  associatedtype TableRowValue: Identifiable
  /// The rows one by one. Programs never implement it.
  var _rows: [_TableRow<TableRowValue>] { get }
}

/// A row for each element of a collection.
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  let data: Data

  public var _rows: [_TableRow<Data.Element>] { data.map { _TableRow(value: $0) } }
}

/// By what the rows of a table are sorted.
struct TableSorting {
  /// How the rows are sorted by a comparator; nil where it is not the first.
  let order: @MainActor (Any) -> SortOrder?
  /// Sorts by a comparator first, or the other way round where it is the first already.
  let press: @MainActor (Any) -> Void

  init<Sort: SortComparator>(_ binding: Binding<[Sort]>) {
    func isSame(_ one: Sort, _ other: Sort) -> Bool {
      var one = one
      one.order = other.order
      return one == other
    }
    order = { comparator in
      guard let comparator = comparator as? Sort, let first = binding.wrappedValue.first, isSame(comparator, first)
      else { return nil }
      return first.order
    }
    press = { comparator in
      guard var comparator = comparator as? Sort else { return }
      var all = binding.wrappedValue
      if let first = all.first, isSame(comparator, first) {
        comparator.order = first.order == .forward ? .reverse : .forward
      }
      all.removeAll { isSame(comparator, $0) }
      binding.wrappedValue = [comparator] + all
    }
  }
}

extension Table {
  /// Makes a table of the elements of a collection.
  public init<Data: RandomAccessCollection>(
    _ data: Data, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: Rows(data: data), columns: columns())
  }

  /// Makes a table in which one row can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: Rows(data: data), columns: columns(), selection: .one(selection))
  }

  /// Makes a table in which several rows can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data> {
    self.init(rows: Rows(data: data), columns: columns(), selection: .several(selection))
  }

  /// Makes a table that can be sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(rows: Rows(data: data), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table that can be sorted, and in which one row can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(
      rows: Rows(data: data), columns: columns(), selection: .one(selection), sorting: TableSorting(sortOrder))
  }

  /// Makes a table that can be sorted, and in which several rows can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Sort.Compared == Value {
    self.init(
      rows: Rows(data: data), columns: columns(), selection: .several(selection), sorting: TableSorting(sortOrder))
  }
}
