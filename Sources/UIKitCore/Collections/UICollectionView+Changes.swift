import Foundation

// What programs and readers change of the items.

extension UICollectionView {
  /// How many sections there are.
  public var numberOfSections: Int { rows.sections.count }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }

  private var counts: [Int] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Asks for everything anew.
  public func reloadData() {
    free(Array(cells.keys))
    rows.reload(counts: counts)
    changed()
  }

  /// Asks for items anew.
  public func reloadItems(at indexPaths: [IndexPath]) {
    free(indexPaths.compactMap(rows.number))
    changed()
  }

  /// Asks for sections anew.
  public func reloadSections(_ sections: IndexSet) {
    for section in sections where rows.sections.indices.contains(section) { free(rows.sections[section]) }
    settle()
  }

  /// Says that there are new items.
  public func insertItems(at indexPaths: [IndexPath]) {
    rows.insert(indexPaths)
    settle()
  }

  /// Says that items are gone.
  public func deleteItems(at indexPaths: [IndexPath]) {
    free(rows.delete(indexPaths))
    settle()
  }

  /// Says that an item is in another place.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    rows.move(indexPath, to: newIndexPath)
    settle()
  }

  /// Makes changes that belong together.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    changesUnderWay += 1
    updates?()
    changesUnderWay -= 1
    settle()
    completion?(true)
  }

  /// Has other items; `was` says where each was before, nil for a new one.
  func show(counts: [Int], reloading: [IndexPath], was: (IndexPath) -> IndexPath?) {
    rows.rearrange(counts: counts, was: was)
    free(reloading.compactMap(rows.number))
    settle()
  }

  private func settle() {
    guard changesUnderWay == 0 else { return }
    rows.match(counts: counts)
    let known = Set(rows.sections.joined())
    free(cells.keys.filter { !known.contains($0) })
    changed()
  }

  /// The items that are chosen; nil for none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    rows.chosen.isEmpty ? nil : rows.chosen.compactMap(rows.path)
  }

  /// Chooses an item, and scrolls to it. The delegate is not told.
  /// - Partly: `animated` is not used.
  public func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    if !allowsMultipleSelection || indexPath == nil { rows.chosen.forEach { mark($0, isChosen: false) } }
    guard let indexPath, let number = rows.number(at: indexPath) else { return }
    mark(number, isChosen: true)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Lets an item not be chosen any more. The delegate is not told.
  /// - Partly: `animated` is not used.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if let number = rows.number(at: indexPath) { mark(number, isChosen: false) }
  }

  /// Scrolls to an item.
  /// - Partly: `animated` is not used.
  public func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard let number = rows.number(at: indexPath) else { return }
    scrollWish = (number, scrollPosition, scrollWish.count + 1)
    changed()
  }

  private func mark(_ number: Int, isChosen: Bool) {
    rows.chosen.removeAll { $0 == number }
    if isChosen { rows.chosen.append(number) }
    cells[number]?.isSelected = isChosen
  }

  /// The reader presses an item.
  package func press(_ number: Int) {
    guard let path = rows.path(of: number), allowsSelection || allowsMultipleSelection else { return }
    if rows.chosen.contains(number) {
      guard allowsMultipleSelection else { delegate?.collectionView(self, didSelectItemAt: path); return }
      mark(number, isChosen: false)
      delegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    if !allowsMultipleSelection, let old = indexPathsForSelectedItems?.first {
      deselectItem(at: old, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    mark(number, isChosen: true)
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
