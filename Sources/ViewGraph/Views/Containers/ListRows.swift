import Foundation

/// Makes rows of what a list or a section contains.
@MainActor
enum ListRows {
  static func make(
    _ content: Outputs, of node: GraphNode, selection: RowSelection?, defaults: RowDefaults = RowDefaults()
  ) -> Outputs {
    var result = content
    var rows: [DisplayNode.ID: DisplayNode] = [:]
    let look = PlatformLook.current()
    let isEditing = node.environment.editMode?.wrappedValue.isEditing ?? false
    for index in result.items.indices where needsRow(result.items[index].display) {
      let inner = result.items[index].display.id
      result.items[index] = row(result.items[index], of: node, look, isEditing, selection, defaults)
      rows[inner] = result.items[index].display
    }
    node.listRows = rows
    return result
  }

  private static func needsRow(_ display: DisplayNode) -> Bool {
    switch display.content {
    case .section, .row, .moreRows, .presentation: false
    default: true
    }
  }

  private static func row(
    _ output: Output, of node: GraphNode, _ look: PlatformLook, _ isEditing: Bool, _ selection: RowSelection?,
    _ defaults: RowDefaults
  ) -> Output {
    let inner = output.display
    var content = RowContent()
    content.insets = (output.traits[RowInsetsTrait.self] ?? nil) ?? defaults.insets
    content.background = (output.traits[RowBackgroundTrait.self] ?? nil) ?? defaults.background ?? look.rows
    let separator = output.traits[RowSeparatorTrait.self] ?? defaults.separator
    content.hidesSeparator = separator?.isHidden ?? look.hidesRowSeparators
    content.separatorTint =
      (output.traits[RowSeparatorTintTrait.self] ?? nil) ?? defaults.separatorTint ?? look.rowSeparators
    let guides = output.traits[AlignmentGuidesTrait.self]
    let (around, usual) = (content.insets ?? EdgeInsets(), content.insets == nil ? 16.0 : 0)
    if let guide = guides?[ObjectIdentifier(HorizontalAlignment.listRowSeparatorLeading.id)] {
      content.separatorStart = guide.value + around.leading + usual
    }
    if let guide = guides?[ObjectIdentifier(HorizontalAlignment.listRowSeparatorTrailing.id)] {
      content.separatorEnd = guide.usual - guide.value + around.trailing + usual
    }
    content.isEditing = isEditing
    let behind = output.traits[RowBackgroundViewsTrait.self] ?? []
    content.backgroundCount = behind.count
    if let selection, output.traits[SelectionDisabledTrait.self] != true,
      let tag = output.traits[TagTrait.self] ?? output.traits[IdentityTrait.self]
    {
      content.isSelected = selection.contains(tag)
      content.showsChoice = isEditing && selection.isOfSeveral
      content.isOneOfSeveral = selection.isOfSeveral && !isEditing
      content.selectionTarget = node.target(for: RowKey(inner.id, .select)) { [weak node] event in
        selection.take(event, of: tag, isEditing: isEditing)
        node?.environment.columnChosen?.isOpen = true
      }
    }
    var modifiers: [DisplayModifier] = []
    if let menu = node.environment.selectionMenu, !isEditing,
      let tag = output.traits[TagTrait.self] ?? output.traits[IdentityTrait.self]
    {
      modifiers = menu.modifiers(for: tag, selection, RowKey(inner.id, .primary), node)
    }
    if let actions = output.traits[RowActionsTrait.self] {
      if let delete = actions.delete, output.traits[DeleteDisabledTrait.self] != true {
        content.deleteTarget = node.target(for: RowKey(inner.id, .delete)) { event in
          if event == .delete || event == .press { withAnimation { delete() } }
        }
      }
      if let move = actions.move, output.traits[MoveDisabledTrait.self] != true {
        content.moveTarget = node.target(for: RowKey(inner.id, .move)) { event in
          if case .move(let places) = event { withAnimation { move(places) } }
        }
      }
    }
    let known = (node.listRows[inner.id]).flatMap {
      $0.children.elementsEqual([inner] + behind, by: ===) && $0.content == .row(content) && $0.modifiers == modifiers
        ? $0 : nil
    }
    let row =
      known
      ?? DisplayNode(
        id: node.wrapperID(for: inner.id), content: .row(content), modifiers: modifiers, children: [inner] + behind)
    return Output(row, traits: output.traits)
  }

}

/// What a target of a row is for.
enum RowUse: CaseIterable {
  case select, delete, move, primary
}

/// Names a target of a row.
struct RowKey: Hashable {
  let row: DisplayNode.ID
  let use: RowUse

  init(_ row: DisplayNode.ID, _ use: RowUse) {
    self.row = row
    self.use = use
  }
}

/// The selection of a list, whatever its type.
@MainActor
struct RowSelection {
  let contains: (AnyHashable) -> Bool
  /// All that are chosen.
  let chosen: () -> [AnyHashable]
  private let toggle: (AnyHashable) -> Void
  /// Whether values of this type can be chosen.
  let accepts: (AnyHashable) -> Bool
  /// Chooses a value, alone.
  let choose: (AnyHashable) -> Void
  /// Chooses a value in place of all others, whether or not it is one of them.
  private let pick: (AnyHashable) -> Void
  /// Whether several values can be chosen.
  let isOfSeveral: Bool

  init<Value: Hashable>(_ selection: ListSelection<Value>) {
    contains = { tag in (tag.base as? Value).map { selection.contains($0) } ?? false }
    chosen = { selection.chosen.map { AnyHashable($0) } }
    toggle = { tag in
      if let value = tag.base as? Value { selection.toggle(value) }
    }
    accepts = { $0.base is Value }
    if case .several = selection { isOfSeveral = true } else { isOfSeveral = false }
    choose = { tag in
      guard let value = tag.base as? Value, !selection.contains(value) else { return }
      selection.choose(value)
    }
    pick = { tag in
      guard let value = tag.base as? Value, !selection.isOnly(value) else { return }
      selection.choose(value)
    }
  }

  /// What a press on a row does. While a list is edited each press adds a value or takes it away; else the value is chosen alone, but
  /// where keys say otherwise: "toggle" adds it or takes it away, "true" adds it.
  func take(_ event: DisplayEvent, of tag: AnyHashable, isEditing: Bool) {
    switch event {
    case .set("toggle") where isOfSeveral: toggle(tag)
    case .set("true") where isOfSeveral: if !contains(tag) { toggle(tag) }
    case .press where isEditing && isOfSeveral: toggle(tag)
    case .press: pick(tag)
    default: break
    }
  }
}

/// The value that stands for a view in a picker, a list or a tab view.
enum TagTrait: ViewTraitKey {
  typealias Value = AnyHashable
}

/// The distance of a row's content from the row's edges.
enum RowInsetsTrait: ViewTraitKey {
  typealias Value = EdgeInsets?
}

/// What is behind a row.
enum RowBackgroundTrait: ViewTraitKey {
  typealias Value = Paint?
}

/// Whether there is a line below a row.
enum RowSeparatorTrait: ViewTraitKey {
  typealias Value = Visibility
}

/// The colour of the line below a row.
enum RowSeparatorTintTrait: ViewTraitKey {
  typealias Value = Paint?
}

/// Says something about a view to its container.
nonisolated struct TraitWriter<Key: ViewTraitKey>: TraitModifier {
  let value: Key.Value

  nonisolated init(_ key: Key.Type, _ value: Key.Value) {
    self.value = value
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    var result = content
    for index in result.items.indices where result.items[index].traits[Key.self] == nil {
      result.items[index].traits[Key.self] = value
    }
    return result
  }
}

/// Where a view is as a list sees it.
private enum ListPlace {
  case elsewhere, direct, nested
}

private struct ListStyleKey: EnvironmentKey { static var defaultValue: String { "automatic" } }
private struct ListPlaceKey: EnvironmentKey { static var defaultValue: ListPlace { .elsewhere } }
private struct RowSelectionKey: EnvironmentKey { static var defaultValue: RowSelection? { nil } }

extension EnvironmentValues {
  var listStyle: String {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  /// True for what is directly in a list, where sections make rows and links look like rows.
  var isInList: Bool {
    get { self[ListPlaceKey.self] == .direct }
    set { self[ListPlaceKey.self] = newValue ? .direct : .elsewhere }
  }

  /// True for what is in a row of a list, however deep.
  var isInRow: Bool { self[ListPlaceKey.self] != .elsewhere }

  /// Nothing here is laid out as in a list any more; a row it is in stays the row.
  mutating func leaveList() {
    if isInList { self[ListPlaceKey.self] = .nested }
  }

  var rowSelection: RowSelection? {
    get { self[RowSelectionKey.self] }
    set { self[RowSelectionKey.self] = newValue }
  }
}
