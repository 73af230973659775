import Foundation

/// What controls and pictures take.
extension LayoutRules {
  /// The room of a button with a border around its label.
  static let borderRoom = EdgeInsets(top: 7, leading: 14, bottom: 7, trailing: 14)

  /// Without a label a control is as large as it is drawn.
  static func plain(_ content: DisplayContent, _ children: [DisplayNode]) -> LayoutAnswer {
    let isBare = children.allSatisfy(\.isPresentation)
    switch content {
    case .toggle(let toggle) where toggle.style == "button": return control(children)
    case .toggle(let toggle) where isBare && ["automatic", "switch"].contains(toggle.style):
      return LayoutAnswer(.fixed(66), .fixed(30))
    case .stepper where isBare: return LayoutAnswer(.fixed(94), .fixed(32))
    case .toggle, .stepper: return LayoutAnswer(isBare ? LayoutRange() : .stretching, LayoutRange())
    // In a line of its own, however long its words are.
    case .field(let field):
      let isLine = field.style == "roundedBorder" && isBare && (field.kind == .line || field.kind == .secure)
      return LayoutAnswer(.stretching, isLine ? .fixed(34) : LayoutRange())
    case .picker where isBare: return LayoutAnswer(.stretching, .fixed(31))
    case .slider: return LayoutAnswer(.stretching, isBare ? .fixed(31) : LayoutRange())
    case .progress(let progress) where progress.isBar:
      return LayoutAnswer(isBare ? .greedy : .stretching, isBare ? .fixed(4) : LayoutRange())
    default: return isBare ? LayoutAnswer(.fixed(20), .fixed(20)) : LayoutAnswer()
    }
  }

  /// What may be stretched takes all that it is offered, anything else its own size.
  public static func picture(_ image: ImageContent) -> LayoutAnswer {
    let size = image.knownSize
    if image.isResizable {
      return LayoutAnswer(
        LayoutRange(0, ideal: size?.width, .infinity), LayoutRange(0, ideal: size?.height, .infinity))
    }
    var answer = size.map { LayoutAnswer(.fixed($0.width), .fixed($0.height)) } ?? LayoutAnswer()
    if case .symbol = image.source { answer.rigidity = [.horizontal, .vertical] }
    return answer
  }

  /// A button with a border, whose room lies around its label.
  static func bordered(_ children: [DisplayNode]) -> LayoutAnswer {
    let inside = overlap(children)
    var answer = control(children)
    if inside.horizontal.isFixed {
      answer.horizontal = inside.horizontal.adding(borderRoom.leading + borderRoom.trailing)
    }
    if inside.vertical.isFixed { answer.vertical = inside.vertical.adding(borderRoom.top + borderRoom.bottom) }
    return answer
  }

  /// A control is as large as its label makes it, which stands inside of its own padding.
  static func control(_ children: [DisplayNode]) -> LayoutAnswer {
    let inside = overlap(children)
    return LayoutAnswer(
      label(inside.horizontal), inside.vertical.slope == 0 ? label(inside.vertical) : LayoutRange())
  }

  private static func label(_ range: LayoutRange) -> LayoutRange {
    if range.fills || range.slope != 0 && range.cap == nil { return .stretching }
    return range.isLimited ? LayoutRange(nil, range.cap ?? range.maximum) : LayoutRange()
  }
}

extension ImageContent {
  /// The size in points, where the program has the picture.
  public var knownSize: CGSize? {
    guard case .data(let data) = source, data.size.width >= 1, data.size.height >= 1 else { return nil }
    return data.size
  }

  /// The proportions that the picture keeps within its place with a modifier; nil where they are unknown, and for what
  /// covers its place.
  public func ratioKept(_ ratio: CGFloat?, _ mode: ContentMode) -> CGFloat? {
    guard isResizable, mode == .fit else { return nil }
    if case .symbol = source { return ratio ?? 1 }
    return ratio ?? knownSize.map { $0.width / $0.height }
  }
}

extension DisplayContent {
  /// True for buttons and links that have a border.
  public var isBordered: Bool {
    switch self {
    case .button(let button): button.prominence.isBordered
    case .link(let link): link.prominence.isBordered
    default: false
    }
  }
}

extension EdgeInsets {
  func less(_ other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: top - other.top, leading: leading - other.leading, bottom: bottom - other.bottom,
      trailing: trailing - other.trailing)
  }
}
