import Foundation

/// The node of a `ForEach`: keyed children, of which a lazy container has only so many built.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: ViewNode<
  ForEach<Data, ID, Content>
>, RowKeeper
{
  private var rows: [Row] = []
  private var window: Int

  private struct Row {
    let id: RowID<ID>
    let node: _TypedNode<Content>
    /// What the row shows, with what this node says of it; nil where that is to be said anew.
    var marked: Output?
    /// The menu that the list around it gives the row.
    var menu: RowMenu?
  }

  override init(_ view: ForEach<Data, ID, Content>, _ context: _NodeContext) {
    window = context.environment.lazyWindow ?? .max
    super.init(view, context)
    evaluate()
  }

  override var children: [GraphNode] { rows.map(\.node) + rows.compactMap(\.menu?.node) }

  override var isDerived: Bool { window == environment.lazyWindow ?? .max }
  override var isRebuilt: Bool { true }

  override func releaseChildren(_ mayGo: (GraphNode) -> Bool) -> [GraphNode] {
    let gone = rows.map(\.node).filter(mayGo)
    let names = Set(gone.map(\.id))
    let menus = rows.filter { names.contains($0.node.id) }.compactMap(\.menu?.node)
    rows = rows.filter { !names.contains($0.node.id) }
    return gone + menus
  }

  override func update(_ view: ForEach<Data, ID, Content>, environment: EnvironmentValues) {
    if !self.environment.isSame(as: environment) { self.environment = environment }
    self.view = view
    evaluate()
  }

  override func evaluate() {
    beginEvaluation()
    var old: [RowID<ID>: Row] = Dictionary(minimumCapacity: rows.count)
    for row in rows { old[row.id] = row }
    rows = reading { makeRows(&old) }
    for row in old.values {
      row.node.unmount()
      row.menu?.node.unmount()
    }
    setMenus()
    invalidateOutputs()
  }

  /// Gives the rows the menus that the list around them has for what is chosen.
  private func setMenus() {
    let menu = environment.isInList ? environment.selectionMenu : nil
    for index in rows.indices where menu != nil || rows[index].menu != nil {
      let row = rows[index]
      if row.menu != nil, row.node.isAsleep { continue }
      let tag = row.node.outputs.items.first?.traits[TagTrait.self] ?? AnyHashable(row.id.id)
      guard let items = menu?.items(for: tag, environment.rowSelection) else {
        row.menu?.node.unmount()
        rows[index].menu = nil
        continue
      }
      if let known = row.menu {
        known.node.update(items, environment: insideMenu)
      } else {
        rows[index].menu = RowMenu(
          makeChild(items, key: row.node.key.appending("menu"), environment: insideMenu))
      }
    }
  }

  /// Elements and what is made of them do not depend on the environment: only the rows learn of it.
  override func update(environment: EnvironmentValues) {
    guard !self.environment.isSame(as: environment) else { return }
    self.environment = environment
    for row in rows {
      row.node.wakeRow()
      row.node.update(environment: environment)
    }
    setMenus()
    invalidateOutputs()
  }

  /// A row that rests goes on resting where it is to be as it was.
  private func bring(_ row: Row, to content: Content) {
    if row.node.isAsleep {
      if row.node.holds(content), row.node.environment.isSame(as: environment) { return }
      row.node.wakeRow()
    }
    row.node.update(content, environment: environment)
  }

  private func makeRows(_ old: inout [RowID<ID>: Row]) -> [Row] {
    var made: [Row] = []
    made.reserveCapacity(min(window, view.data.count))
    var occurrences: [ID: Int] = [:]
    for (index, element) in view.data.prefix(window).enumerated() {
      let id = view.identity(element)
      let occurrence = occurrences[id, default: 0]
      occurrences[id] = occurrence + 1
      let rowID = RowID(id: id, occurrence: occurrence)
      let content = view.content(element)
      if let row = old.removeValue(forKey: rowID) {
        bring(row, to: content)
        made.append(row)
      } else {
        let node = makeChild(
          content, key: rowKey(id, index: index, occurrence: occurrence), environment: environment,
          isDeferred: isDeferred)
        made.append(Row(id: rowID, node: node))
      }
    }
    return made
  }

  /// A row's place: by its id, or by its index where ids are made anew in every process.
  private func rowKey(_ id: ID, index: Int, occurrence: Int) -> StructuralKey {
    if ID.self == UUID.self || ID.self == ObjectIdentifier.self { return key.appending(index) }
    let named = key.appending(String(describing: id))
    return occurrence == 0 ? named : named.appending(occurrence)
  }

  override func makeOutputs() -> Outputs {
    var result = Outputs()
    result.items.reserveCapacity(rows.count)
    let hasActions = view.onDelete != nil || view.onMove != nil
    for index in rows.indices {
      let wasKnown = rows[index].node.hasOutputs
      var outputs = rows[index].node.outputs
      let above = outputs.items.isEmpty ? [] : rows[index].menu?.attached(to: &outputs.items[0], self) ?? []
      if wasKnown, !hasActions, let marked = rows[index].marked, marked.display === outputs.items.first?.display {
        outputs.items[0] = marked
      } else {
        for item in outputs.items.indices { mark(&outputs.items[item].traits, rows[index].id.id, index) }
        rows[index].marked = outputs.items.count == 1 && !hasActions ? outputs.items[0] : nil
      }
      result.append(outputs)
      result.items += above
    }
    if rows.count < view.data.count {
      let more = DisplayContent.moreRows(
        target: graph.hasRoom ? target : nil, remaining: view.data.count - rows.count)
      result.items.append(Output(DisplayNode(id: displayID, content: more)))
    }
    return result
  }

  private func mark(_ traits: inout ViewTraits, _ id: ID, _ index: Int) {
    if traits[IdentityTrait.self] == nil { traits[IdentityTrait.self] = AnyHashable(id) }
    guard view.onDelete != nil || view.onMove != nil else { return }
    var actions = RowActions()
    if let onDelete = view.onDelete { actions.delete = { onDelete(IndexSet(integer: index)) } }
    if let onMove = view.onMove {
      let count = view.data.count
      actions.move = { places in
        let destination = places < 0 ? index + places : index + places + 1
        guard (0...count).contains(destination) else { return }
        onMove(IndexSet(integer: index), destination)
      }
    }
    traits[RowActionsTrait.self] = actions
  }

  override func handle(_ event: DisplayEvent) {
    guard event == .near, rows.count < view.data.count else { return }
    // Then the outputs made anew say that there is no room.
    guard graph.hasRoom else { return invalidate() }
    window = rows.count + max(environment.lazyWindow ?? 0, 1)
    invalidate()
  }

  override func identity(shownAt display: DisplayNode.ID) -> AnyHashable? {
    _ = outputs
    if let row = rows.first(where: { $0.node.outputs.displays.first?.id == display }) { return AnyHashable(row.id.id) }
    return super.identity(shownAt: display)
  }

  override func seek(_ identity: AnyHashable, _ passed: inout [@MainActor () -> Void]) -> Bool {
    if let id = identity.base as? ID {
      if rows.contains(where: { $0.id.id == id }) { return true }
      if let place = view.data.dropFirst(rows.count).firstIndex(where: { view.identity($0) == id }) {
        let count = view.data.distance(from: view.data.startIndex, to: place) + 1
        passed.append { [weak self] in self?.build(count) }
        return true
      }
    }
    if super.seek(identity, &passed) { return true }
    if rows.count < view.data.count { passed.append { [weak self] in self?.build(.max) } }
    return false
  }

  /// Builds as many rows, or as many as may be built at once.
  private func build(_ count: Int) {
    guard graph.hasRoom, rows.count < view.data.count else { return }
    let most = rows.count + 2_000
    window = min(max(count, rows.count) &+ max(environment.lazyWindow ?? 0, 1), most)
    if count == .max { window = most }
    invalidate()
  }

  override func find(_ identity: AnyHashable) -> DisplayNode.ID? {
    _ = outputs
    if let id = identity.base as? ID, let row = rows.first(where: { $0.id.id == id }),
      let display = row.node.outputs.displays.first
    {
      return display.id
    }
    return super.find(identity)
  }
}

/// An element's id, and which of the elements with that id it is: programs do repeat ids.
private struct RowID<ID: Hashable>: Hashable {
  let id: ID
  let occurrence: Int
}

/// What the reader may do with a row.
struct RowActions {
  var delete: (() -> Void)?
  var move: ((Int) -> Void)?
}

/// The actions that `ForEach` gives its rows.
enum RowActionsTrait: ViewTraitKey {
  typealias Value = RowActions
}

/// How many rows a lazy container builds at first, and then each time the reader comes near the end.
private enum LazyWindowKey: EnvironmentKey {
  static var defaultValue: Int? { nil }
}

extension EnvironmentValues {
  /// The number of rows that are built at a time; nil where all are.
  var lazyWindow: Int? {
    get { self[LazyWindowKey.self] }
    set { self[LazyWindowKey.self] = newValue }
  }
}
