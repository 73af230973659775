import Foundation

// What programs change of the rows.

extension UITableView {
  /// How many sections there are.
  public var numberOfSections: Int { rows.sections.count }

  /// How many rows a section has.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }

  /// How many rows the data source says that each section has.
  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      dataSource.tableView(self, numberOfRowsInSection: $0)
    }
  }

  /// Asks for everything anew.
  public func reloadData() {
    free(Array(cells.keys))
    rows.reload(counts: counts)
    changed()
  }

  /// Asks for rows anew.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    free(indexPaths.compactMap(rows.number))
    changed()
  }

  /// Asks for rows anew.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    reloadRows(at: indexPaths, with: .none)
  }

  /// Asks for sections anew.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections where rows.sections.indices.contains(section) { free(rows.sections[section]) }
    rows.match(counts: counts)
    changed()
  }

  /// Says that there are new rows.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    rows.insert(indexPaths)
    settle()
  }

  /// Says that rows are gone.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    free(rows.delete(indexPaths))
    settle()
  }

  /// Says that a row is in another place.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.move(indexPath, to: newIndexPath)
    settle()
  }

  /// Says that there are new sections.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    let counts = counts
    rows.insertSections(sections) { counts.indices.contains($0) ? counts[$0] : 0 }
    settle()
  }

  /// Says that sections are gone.
  /// - Partly: `animation` is not used: lists have movements of their own.
  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    for section in sections where rows.sections.indices.contains(section) { free(rows.sections[section]) }
    rows.deleteSections(sections)
    settle()
  }

  /// Begins changes that belong together.
  public func beginUpdates() { changesUnderWay += 1 }

  /// Ends changes that belong together.
  public func endUpdates() {
    changesUnderWay = max(changesUnderWay - 1, 0)
    settle()
  }

  /// Makes changes that belong together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Has other rows; `was` says where each was before, nil for a new one.
  func show(counts: [Int], reloading: [IndexPath], was: (IndexPath) -> IndexPath?) {
    rows.rearrange(counts: counts, was: was)
    free(reloading.compactMap(rows.number))
    settle()
  }

  /// After changes there are as many rows as the data source says.
  private func settle() {
    guard changesUnderWay == 0 else { return }
    rows.match(counts: counts)
    let known = Set(rows.sections.joined())
    free(cells.keys.filter { !known.contains($0) })
    changed()
  }
}
