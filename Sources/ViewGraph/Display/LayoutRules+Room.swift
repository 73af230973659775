import Foundation

/// What nodes are offered at least, as far as it is known: what is no larger than that exceeds nothing.
extension LayoutRules {
  /// What any window offers, and a sheet.
  public static let leastWindow = CGSize(width: 320, height: 320)
  private static let leastSheet = CGSize(width: 288, height: 200)
  private static let bar: CGFloat = 64

  /// What is in a node is offered at least, where the node is offered so much.
  public static func room(in node: DisplayNode, of room: CGSize) -> CGSize {
    let own = room.inside(node.modifiers)
    switch node.content {
    case .scroll(let scroll):
      return CGSize(
        width: scroll.axes.contains(.horizontal) ? .infinity : own.width,
        height: scroll.axes.contains(.vertical) ? .infinity : own.height)
    case .stack(let stack) where stack.isLazy:
      return CGSize(
        width: stack.axis == .horizontal ? .infinity : own.width,
        height: stack.axis == .vertical ? .infinity : own.height)
    case .page, .tabs: return CGSize(width: own.width, height: max(own.height - bar, 0))
    case .navigation: return own
    case .list, .section: return CGSize(width: own.width, height: .infinity)
    case .row: return CGSize(width: max(own.width - 4 * spacing * 2, 0), height: .infinity)
    case .presentation: return leastSheet
    default: return own.inside(node.content)
    }
  }
}

extension CGSize {
  /// What is offered at least inside of modifiers, where this is offered around them.
  func inside(_ modifiers: [DisplayModifier]) -> CGSize {
    var room = self
    for modifier in modifiers.reversed() {
      switch modifier {
      case .padding(let insets):
        room.width = max(room.width - insets.leading - insets.trailing, 0)
        room.height = max(room.height - insets.top - insets.bottom, 0)
      case .frame(let size):
        room.width = size.width ?? max(min(room.width, size.maxWidth ?? .infinity), size.minWidth ?? 0)
        room.height = size.height ?? max(min(room.height, size.maxHeight ?? .infinity), size.minHeight ?? 0)
      case .aspectRatio(.some(let ratio), .fit) where ratio > 0:
        room.width = min(room.width, room.height * ratio)
        room.height = room.width / ratio
      case .fixedSize, .aspectRatio, .containerFrame: room = .zero
      default: break
      }
    }
    return room
  }

  /// What each view of some content is offered at least, where this is offered to all of it.
  func inside(_ content: DisplayContent) -> CGSize {
    switch content {
    case .box, .overlap, .layers, .button: self
    case .stack(let stack):
      // In its direction others may take all.
      CGSize(width: stack.axis == .horizontal ? 0 : width, height: stack.axis == .vertical ? 0 : height)
    default: .zero
    }
  }
}
