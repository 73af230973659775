import Foundation

extension Table {
  /// Makes a table of trees.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: Rows(data: data, children: children), columns: columns())
  }

  /// Makes a table of trees, of which one row can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: Rows(data: data, children: children), columns: columns(), selection: .one(selection))
  }

  /// Makes a table of trees, of which several rows can be chosen.
  public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>, @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data> {
    self.init(
      rows: Rows(data: data, children: children), columns: columns(), selection: .several(selection))
  }

  /// Makes a table of trees that can be sorted.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value {
    self.init(
      rows: Rows(data: data, children: children), columns: columns(), sorting: TableSorting(sortOrder))
  }

  /// Makes a table of trees that can be sorted, of which one row can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>, @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value {
    self.init(
      rows: Rows(data: data, children: children), columns: columns(), selection: .one(selection),
      sorting: TableSorting(sortOrder))
  }

  /// Makes a table of trees that can be sorted, of which several rows can be chosen.
  public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Sort.Compared == Value {
    self.init(
      rows: Rows(data: data, children: children), columns: columns(), selection: .several(selection),
      sorting: TableSorting(sortOrder))
  }
}
