extension Outputs {
  /// The same with the display nodes of before where they say the same.
  func reusing(_ former: Outputs) -> Outputs {
    guard !former.items.isEmpty else { return self }
    var result = self
    for index in items.indices {
      let display = items[index].display
      guard let old = former.display(display.id, near: index) else { continue }
      let kept = display.reusing(old)
      if kept !== display { result.items[index].display = kept }
    }
    return result
  }

  private func display(_ id: DisplayNode.ID, near index: Int) -> DisplayNode? {
    if items.indices.contains(index), items[index].display.id == id { return items[index].display }
    return items.first { $0.display.id == id }?.display
  }
}

extension DisplayNode {
  /// The node of before where it says the same, or this one with those of before inside.
  func reusing(_ old: DisplayNode) -> DisplayNode {
    guard self !== old, id == old.id, !isResting, !old.isResting else { return self === old ? old : self }
    var isChanged = false
    var inside: [DisplayNode] = []
    inside.reserveCapacity(children.count)
    for (index, child) in children.enumerated() {
      let kept = old.child(child.id, near: index).map { child.reusing($0) } ?? child
      if kept !== child { isChanged = true }
      inside.append(kept)
    }
    if content == old.content, modifiers == old.modifiers, layout == old.layout,
      inside.elementsEqual(old.children, by: ===)
    {
      return old
    }
    guard isChanged else { return self }
    return DisplayNode(id: id, content: content, modifiers: modifiers, children: inside, layout: layout)
  }

  private func child(_ id: ID, near index: Int) -> DisplayNode? {
    if children.indices.contains(index), children[index].id == id { return children[index] }
    return children.first { $0.id == id }
  }
}
