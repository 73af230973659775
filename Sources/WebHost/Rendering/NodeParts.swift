import ViewGraph

/// A node's children by their part in it.
struct NodeParts {
  /// The children that the content is about.
  let content: ArraySlice<DisplayNode>
  /// Sheets, alerts and the like, declared here and shown above everything.
  let presentations: [DisplayNode]
  /// The entries of the context menu.
  let menu: ArraySlice<DisplayNode>

  init(_ node: DisplayNode) {
    var rest = node.children[...]
    if node.children.contains(where: \.isPresentation) {
      presentations = rest.filter(\.isPresentation)
      rest = rest.filter { !$0.isPresentation }[...]
    } else {
      presentations = []
    }
    var menuCount = 0
    for case .contextMenu(let count) in node.modifiers { menuCount = count }
    content = rest.dropLast(menuCount)
    menu = rest.suffix(menuCount)
  }

  private init(content: ArraySlice<DisplayNode>) {
    self.content = content
    presentations = []
    menu = []
  }

  /// The content alone.
  var contentOnly: NodeParts { NodeParts(content: content) }

  /// Nothing.
  var empty: NodeParts { NodeParts(content: []) }

  /// True where there is more than the content.
  var hasOthers: Bool { !presentations.isEmpty || !menu.isEmpty }
}

extension DisplayContent {
  /// True where the outermost element is a plain container in which other things may stand besides the content.
  var holdsOthers: Bool {
    switch self {
    case .box, .layers, .stack, .overlap, .navigation, .page, .tabs, .row: true
    default: false
    }
  }

  /// True where a frame can be set on the element itself, because the content fills or aligns itself in it.
  var takesFrame: Bool {
    switch self {
    case .image(let image): image.fillsItsFrame
    case .box, .overlap, .shape, .drawing, .embedded, .spacer, .divider, .scroll, .list, .table, .navigation, .page,
      .tabs, .row, .section, .moreRows, .empty, .field, .slider, .presentation:
      true
    default:
      false
    }
  }
}
