/// How the columns of a split view are shown.
struct ColumnArrangement: Equatable {
  /// How many stand side by side; 1 where they are pages of one stack. Where there is room for fewer than there are, the
  /// first ones share a place.
  var places = 1
  /// The columns that are left out where several stand side by side.
  var hidden: Set<Int> = []
}

/// One page of a stack or of a column.
@MainActor
enum ShownPage {
  /// A column's own content.
  case column(Int)
  case pushed(NavigationController.Entry)

  /// Where its view is among the children of the node.
  var slot: Int {
    switch self {
    case .column(let index): index
    case .pushed(let entry): entry.id
    }
  }

  var column: Int {
    switch self {
    case .column(let index): index
    case .pushed(let entry): entry.column
    }
  }

  var entry: NavigationController.Entry? {
    if case .pushed(let entry) = self { entry } else { nil }
  }
}

extension NavigationController {
  /// The pages in each place, from below; the last of a place is on top.
  var places: [[ShownPage]] {
    let shared = columns.count - arrangement.places
    let places = [Array(0...shared)] + columns.indices.dropFirst(shared + 1).map { [$0] }
    return places.compactMap { columns in
      if arrangement.places > 1, columns.allSatisfy(arrangement.hidden.contains) { return nil }
      return columns.flatMap { pages(in: $0, isFirst: $0 == columns.first) }
    }
  }

  private func pages(in column: Int, isFirst: Bool) -> [ShownPage] {
    let pushed = entries.filter { $0.column == column }
    let isCovered = pushed.first?.coversColumn == true
    let hasOwn = isFirst ? !isCovered : openColumns.contains(column) && !isCovered
    return (hasOwn ? [.column(column)] : []) + pushed.map { .pushed($0) }
  }

  /// True where a column stands beside the one before it.
  func standsAlone(_ column: Int) -> Bool { column > columns.count - arrangement.places }

  /// Tells all parts of the screen whether they are shown.
  func showPages() {
    let tops = Set(places.compactMap { $0.last?.slot })
    for (index, part) in columns.enumerated() { part.show(tops.contains(index)) }
    for entry in entries { entry.part.show(tops.contains(entry.id)) }
  }

  /// The column that a part of the screen is in; nil where it is in none.
  func column(of part: ScreenPart?) -> Int? {
    var part = part
    while let current = part {
      if let column = columns.firstIndex(where: { $0 === current }) { return column }
      if let entry = entries.first(where: { $0.part === current }) { return entry.column }
      part = current.parent
    }
    return nil
  }

  /// The column that a page is shown in which is opened from a column.
  func next(after column: Int?) -> Int {
    min(column.map { $0 + 1 } ?? columns.count, columns.count - 1)
  }

  /// Takes away what a page from another column is to stand in the place of.
  func makeRoom(in column: Int, from origin: Int?) {
    guard let origin, origin < column, let first = entries.first(where: { $0.column >= column }) else { return }
    pop(first)
  }

  /// Shows a column's own content, as a choice in the column before asks for, or goes back to that.
  func open(_ column: Int, _ isOpen: Bool) {
    if let first = entries.first(where: { $0.column >= column }) { pop(first) }
    let open = openColumns.filter { $0 < column }.union(isOpen ? [column] : [])
    guard open != openColumns else { return }
    openColumns = open
    changed()
  }
}

/// Opens the next column of a split view when a row of a list is chosen.
struct ColumnOpener: Equatable {
  unowned let controller: NavigationController
  let column: Int

  /// Whether what is chosen can be seen: always where the column stands beside the one before.
  @MainActor var isOpen: Bool {
    get { controller.standsAlone(column) || controller.openColumns.contains(column) }
    nonmutating set { controller.open(column, newValue) }
  }

  /// Shows the column where something new is chosen in a list of the one before, by whomever, and closes it where nothing is
  /// any more.
  @MainActor func follow(_ choice: AnyHashable?, of list: String) {
    guard controller.choices[list] != choice else { return }
    controller.choices[list] = choice
    if controller.openColumns.contains(column) != (choice != nil) { controller.open(column, choice != nil) }
  }

  static func == (left: ColumnOpener, right: ColumnOpener) -> Bool {
    left.controller === right.controller && left.column == right.column
  }
}

/// The way back from a column, for a stack that is all of its content and so has the bar.
struct ColumnBack: Equatable {
  let target: EventTarget
  let location: LocationChange?
}
