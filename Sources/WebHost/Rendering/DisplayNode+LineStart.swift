import ViewGraph

extension DisplayNode {
  /// The first text of what is in a row, where it does not stand at the leading edge: the line below the row begins there.
  var lineStart: ID? {
    guard let text = firstText(isAtEdge: true), !text.isAtEdge else { return nil }
    return text.id
  }

  private func firstText(isAtEdge: Bool) -> (id: ID, isAtEdge: Bool)? {
    let isAtEdge = isAtEdge && !modifiers.contains(where: \.leavesEdge)
    switch content {
    case .text: return (id, isAtEdge)
    case .layers(let primary, _): return first(of: children.dropFirst(primary).prefix(1), isAtEdge)
    case .menu(let labelCount, _): return first(of: children.prefix(labelCount), isAtEdge)
    case .stack(let stack):
      let isAtEdge = isAtEdge && (stack.axis == .horizontal || stack.alignment.horizontal == .leading)
      return first(of: children[...], isAtEdge, isRow: stack.axis == .horizontal)
    case .overlap(let alignment): return first(of: children[...], isAtEdge && alignment.horizontal == .leading)
    case .picker, .presentation, .list, .scroll, .table: return nil
    default:
      let menus = modifiers.reduce(0) { if case .contextMenu(let count) = $1 { count } else { $0 } }
      return first(of: children.dropLast(menus), isAtEdge)
    }
  }

  private func first(
    of nodes: ArraySlice<DisplayNode>, _ isAtEdge: Bool, isRow: Bool = false
  ) -> (id: ID, isAtEdge: Bool)? {
    var isAtEdge = isAtEdge
    for node in nodes where !node.isPresentation {
      if let text = node.firstText(isAtEdge: isAtEdge) { return text }
      if isRow { isAtEdge = false }
    }
    return nil
  }
}

extension DisplayModifier {
  /// True for what may move a view away from the leading edge of its place.
  fileprivate var leavesEdge: Bool {
    switch self {
    case .padding(let insets): insets.leading != 0
    case .frame(let size): size.alignment.horizontal != .leading
    case .offset, .position, .guide: true
    default: false
    }
  }
}
