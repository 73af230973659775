import Foundation

// Rows that are chosen, removed, moved and scrolled to.

extension UITableView {
  /// The row that is chosen; the first of several.
  public var indexPathForSelectedRow: IndexPath? { rows.chosen.first.flatMap(rows.path) }

  /// The rows that are chosen; nil for none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    rows.chosen.isEmpty ? nil : rows.chosen.compactMap(rows.path)
  }

  /// Chooses a row, and scrolls to it. The delegate is not told.
  /// - Partly: `animated` is not used.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath, let number = rows.number(at: indexPath) else {
      return rows.chosen.forEach { mark($0, isChosen: false) }
    }
    if !allowsMultipleSelection { rows.chosen.forEach { mark($0, isChosen: false) } }
    mark(number, isChosen: true)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Lets a row not be chosen any more. The delegate is not told.
  /// - Partly: `animated` is not used.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if let number = rows.number(at: indexPath) { mark(number, isChosen: false) }
  }

  /// Scrolls to a row.
  /// - Partly: `animated` is not used.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let number = rows.number(at: indexPath) else { return }
    scrollWish = (number, scrollPosition, scrollWish.count + 1)
    changed()
  }

  private func mark(_ number: Int, isChosen: Bool) {
    rows.chosen.removeAll { $0 == number }
    if isChosen { rows.chosen.append(number) }
    cells[number]?.setSelected(isChosen, animated: false)
    changed()
  }

  /// The reader presses a row.
  package func press(_ number: Int) {
    guard let path = rows.path(of: number), allowsSelection || allowsMultipleSelection else { return }
    if allowsMultipleSelection, rows.chosen.contains(number) {
      mark(number, isChosen: false)
      delegate?.tableView(self, didDeselectRowAt: path)
      return
    }
    guard let delegate else { return selectRow(at: path, animated: false, scrollPosition: .none) }
    guard let new = delegate.tableView(self, willSelectRowAt: path) else { return }
    if !allowsMultipleSelection, let old = indexPathForSelectedRow, old != new {
      deselectRow(at: old, animated: false)
      delegate.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: new, animated: false, scrollPosition: .none)
    delegate.tableView(self, didSelectRowAt: new)
  }

  /// Whether the reader can remove a row.
  package func canRemove(_ path: IndexPath) -> Bool {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return false }
    return delegate.map { $0.tableView(self, editingStyleForRowAt: path) == .delete } ?? true
  }

  /// The reader removes a row.
  package func remove(_ number: Int) {
    guard let path = rows.path(of: number) else { return }
    dataSource?.tableView(self, commit: .delete, forRowAt: path)
  }

  /// The reader puts a row in another place of its section.
  package func move(_ old: IndexPath, to new: IndexPath) {
    rows.move(old, to: new)
    dataSource?.tableView(self, moveRowAt: old, to: new)
    changed()
  }
}
