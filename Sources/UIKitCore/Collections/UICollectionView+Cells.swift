import Foundation

// Items that are made, kept and used again.

extension UICollectionView {
  /// Names a class of items, of which one is made where there is none to use again.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    makers[identifier] = cellClass as? UICollectionReusableView.Type
  }

  /// Names a class of views above or below sections.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    makers[elementKind + identifier] = viewClass as? UICollectionReusableView.Type
  }

  /// An item that is used no more, or a new one of the class of that name.
  /// - Partly: `indexPath` is not used.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let free = freeCells[identifier]?.popLast() {
      free.isSelected = false
      free.prepareForReuse()
      return free
    }
    guard let cell = make(identifier, identifier) as? UICollectionViewCell else {
      preconditionFailure(
        "There is no class of items with the name \(identifier): call register(_:forCellWithReuseIdentifier:)")
    }
    return cell
  }

  /// A new view of the class of that name, for above or below a section.
  /// - Partly: `indexPath` is not used.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    make(elementKind + identifier, identifier) ?? UICollectionReusableView(frame: .zero)
  }

  private func make(_ key: String, _ identifier: String) -> UICollectionReusableView? {
    let view = makers[key].map { Instantiation.makeItem($0) }
    view?.reuseIdentifier = identifier
    return view
  }

  /// The item at a place; nil where it was never near to what is seen.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    rows.number(at: indexPath).flatMap { cells[$0] }
  }

  /// Where an item is; nil where it is not shown.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    cells.first { $0.value === cell }.flatMap { rows.path(of: $0.key) }
  }

  /// Where items are that have been made.
  /// - Partly: browsers scroll by themselves: items near to what is seen count.
  public var indexPathsForVisibleItems: [IndexPath] { cells.keys.compactMap(rows.path).sorted() }

  /// The items that have been made.
  /// - Partly: browsers scroll by themselves: items near to what is seen count.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The item of that number, made where it is not there.
  package func cell(_ number: Int) -> UICollectionViewCell? {
    if let cell = cells[number] { return cell }
    guard let dataSource, let path = rows.path(of: number) else { return nil }
    let cell = dataSource.collectionView(self, cellForItemAt: path)
    cell.isSelected = rows.chosen.contains(number)
    cells[number] = cell
    return cell
  }

  /// Takes items out of use.
  func free(_ numbers: some Sequence<Int>) {
    for number in numbers {
      guard let cell = cells.removeValue(forKey: number), let name = cell.reuseIdentifier else { continue }
      freeCells[name, default: []].append(cell)
    }
  }
}

extension Instantiation {
  /// Makes an item of a class by its `init(frame:)`: see `make(_:)` for how.
  @MainActor @inline(never) @_optimize(none)
  static func makeItem(_ type: UICollectionReusableView.Type) -> UICollectionReusableView {
    unsafeBitCast(type, to: _ConstructibleItem.Type.self).init(frame: .zero)
  }
}

/// An item whose initializer can be called on its type. Programs have no use for it.
open class _ConstructibleItem: UICollectionReusableView {
  public nonisolated required override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
