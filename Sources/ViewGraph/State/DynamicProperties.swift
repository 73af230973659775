/// What the graph keeps for the dynamic properties of one view.
@MainActor
struct DynamicProperties {
  let layout: PropertyLayout
  var cells: [AnyObject?]

  init(layout: PropertyLayout) {
    self.layout = layout
    cells = Array(repeating: nil, count: layout.fields.count)
  }

  /// Connects the properties of a view value with their cells, and updates them.
  mutating func bind<V>(_ view: inout V, node: GraphNode) {
    guard !layout.fields.isEmpty else { return }
    withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      for index in layout.fields.indices {
        let field = layout.fields[index]
        cells[index] = bind(field.type, at: base + field.offset, cell: cells[index], node: node)
      }
    }
  }

  /// True where a view's properties read the same values of both environments: its body has nothing new to say then.
  func readSame<V>(for view: V, _ old: EnvironmentValues, _ new: EnvironmentValues) -> Bool {
    guard !layout.readers.isEmpty else { return true }
    var view = view
    return withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      return layout.readers.allSatisfy { field in
        guard let type = field.type as? any GraphProperty.Type else { return true }
        return readsSame(type, at: base + field.offset, old, new)
      }
    }
  }

  private func readsSame<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ old: EnvironmentValues, _ new: EnvironmentValues
  ) -> Bool {
    address.assumingMemoryBound(to: P.self).pointee.readsSame(old, new)
  }

  /// True where the cells are as they would be for a view that has just appeared.
  func areAsNew<V>(for view: V) -> Bool {
    var view = view
    return withUnsafeMutablePointer(to: &view) { pointer in
      let base = UnsafeMutableRawPointer(pointer)
      return zip(layout.fields, cells).allSatisfy { field, cell in
        guard let cell, let type = field.type as? any GraphProperty.Type else { return true }
        return isAsNew(type, at: base + field.offset, cell)
      }
    }
  }

  private func isAsNew<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, _ cell: AnyObject
  ) -> Bool {
    (cell as? P.Cell).map(address.assumingMemoryBound(to: P.self).pointee.isAsNew) ?? false
  }

  /// Ends what the cells hold.
  mutating func unmount() {
    for (field, cell) in zip(layout.fields, cells) {
      if let cell, let type = field.type as? any GraphProperty.Type { release(type, cell) }
    }
    cells.removeAll()
  }

  private func bind<P: DynamicProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, cell: AnyObject?, node: GraphNode
  ) -> AnyObject? {
    let property = address.assumingMemoryBound(to: P.self)
    let kept = (type as? any GraphProperty.Type).map { connect($0, at: address, cell: cell, node: node) }
    property.pointee.update()
    return kept
  }

  private func connect<P: GraphProperty>(
    _ type: P.Type, at address: UnsafeMutableRawPointer, cell: AnyObject?, node: GraphNode
  ) -> AnyObject {
    let property = address.assumingMemoryBound(to: P.self)
    let cell = cell.map { unsafeDowncast($0, to: P.Cell.self) } ?? property.pointee.makeCell(in: node)
    property.pointee.bind(to: cell, in: node)
    return cell
  }

  private func release<P: GraphProperty>(_ type: P.Type, _ cell: AnyObject) {
    P.release(unsafeDowncast(cell, to: P.Cell.self))
  }
}
