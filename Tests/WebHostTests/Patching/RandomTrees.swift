import Foundation
import ViewGraph

/// Makes random display trees, and random changes of them, from a seed.
struct RandomTrees: RandomNumberGenerator {
  private var state: UInt64
  private var lastID: UInt32 = 0

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
  }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }

  mutating func number(_ limit: Int) -> Int { Int((next() >> 11) % UInt64(limit)) }

  private mutating func id() -> DisplayNode.ID {
    lastID += 1
    return .init(lastID)
  }

  private mutating func words() -> String {
    ["", "a", "News <b>", "\"quoted\" & 'so'", "two words", "ünï", "1 < 2"][number(7)]
  }

  /// A tree whose root is a column.
  mutating func tree() -> DisplayNode {
    DisplayNode(
      id: id(), content: .stack(StackContent(axis: .vertical)), children: (0..<number(5)).map { _ in subtree(depth: 3) }
    )
  }

  private mutating func subtree(depth: Int) -> DisplayNode {
    let content = content(depth)
    let count = content.isLeaf || depth == 0 ? 0 : number(5)
    return DisplayNode(
      id: id(), content: content, modifiers: modifiers(), children: (0..<count).map { _ in subtree(depth: depth - 1) })
  }

  private mutating func content(_ depth: Int) -> DisplayContent {
    let target = EventTarget(UInt32(number(50)))
    switch number(depth == 0 ? 9 : 24) {
    case 0, 1: return .text(TextContent(words()))
    case 2:
      var bold = TextStyle()
      bold.weight = .bold
      return .text(
        TextContent((0..<number(4)).map { _ in TextRun(words(), style: number(2) == 0 ? bold : TextStyle()) }))
    case 3:
      var field = FieldContent(
        target: target, key: "k\(number(3))", kind: [.line, .secure, .area(minLines: 2)][number(3)], value: words(),
        prompt: words())
      field.isFocused = number(2) == 0
      return .field(field)
    case 4: return .toggle(ToggleContent(target: target, key: "t", isOn: number(2) == 0))
    case 5:
      let options = (0..<2 + number(2)).map { PickerContent.Option(value: "\($0)", label: "Option \($0)") }
      return .picker(
        PickerContent(
          target: target, key: "p", options: options, selection: "\(number(2))",
          style: ["segmented", "menu", "inline"][number(3)], label: "Pick"))
    case 6: return .image(ImageContent(source: .symbol(["star", "heart.fill", "?"][number(3)])))
    case 7: return number(2) == 0 ? .divider : .spacer(minLength: nil)
    case 8: return .progress(ProgressContent(fraction: number(2) == 0 ? nil : 0.5))
    case 9, 10, 11: return .stack(StackContent(axis: number(2) == 0 ? .vertical : .horizontal, spacing: 4))
    case 12, 13: return .list(ListContent(style: ["plain", "insetGrouped"][number(2)]))
    case 14, 15: return .row(RowContent())
    case 16: return .section(SectionContent(headerCount: number(2), footerCount: 0))
    case 17: return .layers(primary: 0, alignment: .center)
    case 18, 19:
      let location = number(2) == 0 ? LocationChange(key: "l", value: "\(number(3))") : nil
      return .button(ButtonContent(target: target, prominence: .bordered, location: location))
    case 20: return .navigation(NavigationContent())
    case 21:
      var page = PageContent(title: words())
      page.backTarget = number(2) == 0 ? target : nil
      return .page(page)
    case 22:
      let tabs = [TabsContent.Tab(value: "0", label: "One"), .init(value: "1", label: "Two", badge: words())]
      return .tabs(
        TabsContent(target: target, key: "t", tabs: tabs, selection: "\(number(2))", pages: ["0", "1", "0", "1", "0"]))
    default:
      return .presentation(
        PresentationContent(
          kind: number(2) == 0 ? .sheet : .alert(title: words(), messageCount: 0), target: target, key: "s"))
    }
  }

  private mutating func modifiers() -> [DisplayModifier] {
    switch number(8) {
    case 0: return [.padding(EdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4))]
    case 1: return [.opacity(0.5)]
    case 2: return [.disabled]
    case 3: return [.lineLimit(number(3) + 1)]
    case 4:
      var size = FrameSize()
      size.width = 50
      return [.frame(size)]
    case 5: return [.onPress(EventTarget(7), count: 1, precedence: .simultaneous)]
    default: return []
    }
  }

  /// The tree after a few random changes; everything beside the way to them is shared.
  mutating func changed(_ node: DisplayNode, depth: Int = 0) -> DisplayNode {
    var children = node.children
    if !children.isEmpty, number(3) > 0 {
      let index = number(children.count)
      children[index] = changed(children[index], depth: depth + 1)
    }
    if !node.content.isLeaf || !children.isEmpty {
      switch number(5) {
      case 0: children.insert(subtree(depth: 2), at: number(children.count + 1))
      case 1: if !children.isEmpty { children.remove(at: number(children.count)) }
      case 2: for index in children.indices { children.swapAt(index, number(children.count)) }
      default: break
      }
    }
    let content = depth > 0 && number(4) == 0 ? self.content(2) : node.content
    let kept = content.isLeaf ? [] : children
    return DisplayNode(
      id: node.id, content: content, modifiers: number(4) == 0 ? modifiers() : node.modifiers, children: kept)
  }
}
