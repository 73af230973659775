import Foundation

/// Which sections and items a table has, as a value.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
  private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []
  /// Items that are to be asked for anew.
  private(set) var reloaded: [ItemIdentifierType] = []

  /// Has no sections.
  public init() {}

  /// How many items there are in all.
  public var numberOfItems: Int { sections.reduce(0) { $0 + $1.items.count } }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections.
  public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.section) }
  /// The items of all sections.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemIdentifiers(inSection: identifier).count
  }

  /// The items of a section.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    sections.first { $0.section == identifier }?.items ?? []
  }

  /// The section of an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
    sections.first { $0.items.contains(identifier) }?.section
  }

  /// Where an item is among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { itemIdentifiers.firstIndex(of: identifier) }

  /// Where a section is.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex { $0.section == identifier }
  }

  /// Puts sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sections += identifiers.map { ($0, []) }
  }

  /// Puts items at the end of a section; of the last one by default.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    let index = sectionIdentifier.map { indexOfSection($0) } ?? sections.indices.last
    guard let index else { preconditionFailure("There is no section to put items into: append one first") }
    sections[index].items += identifiers
  }

  /// Puts items before another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem: ItemIdentifierType) {
    place(beforeItem) { $0.insert(contentsOf: identifiers, at: $1) }
  }

  /// Puts items behind another.
  public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem: ItemIdentifierType) {
    place(afterItem) { $0.insert(contentsOf: identifiers, at: $1 + 1) }
  }

  /// Puts sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) {
      sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index)
    }
  }

  /// Puts sections behind another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    if let index = indexOfSection(toIdentifier) {
      sections.insert(contentsOf: identifiers.map { ($0, []) }, at: index + 1)
    }
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for index in sections.indices { sections[index].items.removeAll(where: gone.contains) }
  }

  /// Takes all items and sections away.
  public mutating func deleteAllItems() {
    sections = []
  }

  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sections.removeAll { identifiers.contains($0.section) }
  }

  /// Puts an item before another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], beforeItem: toIdentifier)
  }

  /// Puts an item behind another.
  public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
    deleteItems([identifier])
    insertItems([identifier], afterItem: toIdentifier)
  }

  /// Asks for items anew.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) { reloaded += identifiers }

  /// Asks for items anew.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) { reloaded += identifiers }

  /// Asks for sections anew.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for section in identifiers { reloaded += itemIdentifiers(inSection: section) }
  }

  /// Where an item is.
  func path(of item: ItemIdentifierType) -> IndexPath? {
    for (section, entry) in sections.enumerated() {
      if let row = entry.items.firstIndex(of: item) { return IndexPath(row: row, section: section) }
    }
    return nil
  }

  /// The item at a place.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), sections[path.section].items.indices.contains(path.row) else {
      return nil
    }
    return sections[path.section].items[path.row]
  }

  /// The snapshot as it is shown, with nothing to be asked for anew.
  var shown: Self {
    var shown = self
    shown.reloaded = []
    return shown
  }

  private mutating func place(
    _ item: ItemIdentifierType, _ change: (inout [ItemIdentifierType], Int) -> Void
  ) {
    guard let path = path(of: item) else { return }
    change(&sections[path.section].items, path.row)
  }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
