import Foundation

// Rows that are made, kept and used again.

extension UITableView {
  /// Names a class of rows, of which one is made where there is none to use again.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellMakers[identifier] = cellClass as? UITableViewCell.Type
  }

  /// Names a class of headers and footers.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headerMakers[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A row that is used no more, or a new one of the class of that name; nil where there is neither.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let free = freeCells[identifier]?.popLast() {
      free.prepareForReuse()
      return free
    }
    return cellMakers[identifier].map { Instantiation.makeCell($0, reuseIdentifier: identifier) }
  }

  /// A row that is used no more, or a new one of the class of that name.
  /// - Partly: `indexPath` is not used: rows have the height of what is in them.
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      preconditionFailure(
        "There is no class of cells with the name \(identifier): call register(_:forCellReuseIdentifier:)")
    }
    return cell
  }

  /// A new header or footer of the class of that name; nil where there is none.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    headerMakers[identifier].map { Instantiation.makeHeader($0, reuseIdentifier: identifier) }
  }

  /// The row at a place; nil where it was never near to what is seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.number(at: indexPath).flatMap { cells[$0] }
  }

  /// Where a row is; nil where it is not shown.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { rows.path(of: $0.key) }
  }

  /// The rows that have been made.
  /// - Partly: browsers scroll by themselves: rows near to what is seen count.
  public var visibleCells: [UITableViewCell] { (indexPathsForVisibleRows ?? []).compactMap(cellForRow) }

  /// Where rows are that have been made.
  /// - Partly: browsers scroll by themselves: rows near to what is seen count.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.compactMap(rows.path).sorted() }

  /// The row of that number, made where it is not there.
  package func cell(_ number: Int) -> UITableViewCell? {
    if let cell = cells[number] { return cell }
    guard let dataSource, let path = rows.path(of: number) else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    cell.isSelected = rows.chosen.contains(number)
    cells[number] = cell
    return cell
  }

  /// Takes rows out of use.
  func free(_ numbers: some Sequence<Int>) {
    for number in numbers {
      guard let cell = cells.removeValue(forKey: number), let name = cell.reuseIdentifier else { continue }
      freeCells[name, default: []].append(cell)
    }
  }
}
