import Foundation

/// A data source of a table that is told which items there are, by values, and finds out what has changed.
@MainActor @preconcurrency
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the row of an item.
  public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?
  /// Which sections and items there are.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// How rows come and go.
  /// - Partly: kept and not used: lists have movements of their own.
  open var defaultRowAnimation: UITableView.RowAnimation = .automatic
  private weak var table: UITableView?
  private let provider: CellProvider
  private var current = Snapshot()

  /// Becomes the data source of a table.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    provider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// Which sections and items there are.
  open func snapshot() -> Snapshot { current }

  /// Shows other sections and items: what stays keeps its row, and moves where it is in another place.
  /// - Partly: `animatingDifferences` is not used: lists have movements of their own.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let old = current
    current = snapshot.shown
    table?.show(
      counts: snapshot.sectionIdentifiers.map(snapshot.numberOfItems),
      reloading: snapshot.reloaded.compactMap(snapshot.path)
    ) { path in current.item(at: path).flatMap(old.path) }
    completion?()
  }

  /// Shows other sections and items, all rows new.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot.shown
    table?.reloadData()
    completion?()
  }

  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  /// Where an item is.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { current.path(of: itemIdentifier) }

  /// The section of that number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map(current.numberOfItems) ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    current.item(at: indexPath).flatMap { provider(tableView, indexPath, $0) } ?? UITableViewCell(frame: .zero)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
