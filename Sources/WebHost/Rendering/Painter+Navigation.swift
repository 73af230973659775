import Foundation
import ViewGraph

extension Painter {
  /// The last page alone, and those before it come back when it goes; or all as columns.
  mutating func navigation(_ navigation: NavigationContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("nv")
    let isSplit = navigation.style == "columns"
    if isSplit { box.add("nc") }
    // Whether another page comes from above or below.
    if parts.content.count > 1 { box.attributes.append(("data-n", String(parts.content.count))) }
    open("div", id, box)
    children(isSplit ? parts.content : parts.content.suffix(1))
    others(parts, id)
    sink.close()
  }

  mutating func page(_ page: PageContent, _ parts: NodeParts, _ box: Box, _ id: ElementID) {
    var box = box
    box.add("pa")
    // Said here and not found by style sheets, because what comes after it may come later.
    if page.columnWidth != nil { box.add(page.isAside ? "lo la" : "lo") }
    if let width = page.columnWidth { box.style.add("width", "\(Int(saturating: min(max(width, 0), 10_000)))px") }
    var rest = parts.content
    func take(_ count: Int) -> ArraySlice<DisplayNode> {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count)
    }
    let leading = take(page.leadingItems)
    let principal = take(page.principalItems)
    let trailing = take(page.trailingItems)
    let bottom = take(page.bottomItems)
    let keyboard = take(page.keyboardItems)
    let search = take(page.searchItems)
    // What ignores the safe area goes up behind the bar, a large title's too, which stays where it is then.
    let isUnder = !page.isBarHidden && search.isEmpty && rest.contains(where: \.reachesTop)
    if isUnder { box.add(page.hasLargeTitle ? "un ul" : "un") }
    if rest.count == 1 { box.ground(rest[rest.startIndex].pageGround) }
    if rest.contains(where: \.takesWholeWidth) { box.add("wd") }
    // A bar with a ground of its own has the large title on it.
    let canMoveTitle = page.hasLargeTitle && !isUnder && page.look.background == nil
    if canMoveTitle, page.subtitle != nil { box.add("sj") }
    if canMoveTitle, rest.count == 1, let content = rest.first {
      // A column that may get a list later begins where one that has it does.
      if content.hasScroller() { box.add("lt") } else if content.isPlainColumn { box.add("lv") }
    }
    // What leads on to another column is beside what the page is about: a region, of which its bars are parts.
    let isAside = page.columnWidth != nil
    if isAside {
      box.attributes.append(("role", "region"))
      if let title = page.title, !box.hasLabel { box.attributes.append(("aria-label", title)) }
    }
    open("div", id, box)
    if !page.isBarHidden {
      let bar = PageBar(leading: leading, principal: principal, trailing: trailing, search: search)
      self.bar(page, bar, canMoveTitle, id)
    }
    sink.open(context.isInDialog || isAside ? "div" : "main", id.part("c"))
    sink.attribute("class", "pc")
    children(rest)
    sink.close()
    if !bottom.isEmpty, page.bottomLook.isHidden != true {
      var bar = Box()
      bar.add("pb")
      bar.apply(page.bottomLook)
      open(landmark("footer", page), id.part("b"), bar)
      children(bottom)
      sink.close()
    }
    if !keyboard.isEmpty {
      sink.open(landmark("footer", page), id.part("y"))
      sink.attribute("class", "pb kb")
      children(keyboard)
      sink.close()
    }
    others(parts, id)
    sink.close()
  }

  private mutating func bar(_ page: PageContent, _ bar: PageBar, _ canMoveTitle: Bool, _ id: ElementID) {
    // A page with nothing in its bar has all the space.
    if bar.isEmpty && bar.search.isEmpty && page.backTarget == nil && (page.title ?? "").isEmpty { return }
    let isLarge = page.hasLargeTitle
    var header = Box()
    header.add("hd")
    if isLarge { header.add("hl") }
    header.apply(page.look)
    if canMoveTitle, let title = page.title {
      // What stands in the middle of the bar stands for the title there.
      header.attributes.append(("data-lb", bar.principal.isEmpty ? title : ""))
      if let color = page.look.title?.cssColor { header.style.add("--ti", color) }
      if bar.principal.isEmpty, let subtitle = page.subtitle { header.attributes.append(("data-su", subtitle)) }
    }
    open(landmark("header", page), id.part("h"), header)
    if !bar.isEmpty || page.backTarget != nil || !isLarge {
      sink.open("div", id.part("l"))
      sink.attribute("class", "h hs")
      back(page, id)
      children(bar.leading)
      sink.close()
      sink.open("div", id.part("p"))
      sink.attribute("class", "h hp")
      if !bar.principal.isEmpty {
        children(bar.principal)
      } else if !isLarge {
        title(page, id)
      }
      sink.close()
      sink.open("div", id.part("r"))
      sink.attribute("class", "h he")
      children(bar.trailing)
      sink.close()
    }
    if isLarge { title(page, id) }
    if !bar.search.isEmpty {
      sink.open("div", id.part("s"))
      sink.attribute("class", "hq")
      children(bar.search)
      sink.close()
    }
    sink.close()
  }

  /// The bars of the page are landmarks, of which there is one of each kind: those of regions and of sheets are none.
  private func landmark(_ tag: StaticString, _ page: PageContent) -> StaticString {
    context.isInDialog || page.columnWidth != nil ? "div" : tag
  }

  private mutating func title(_ page: PageContent, _ id: ElementID) {
    guard let title = page.title, !title.isEmpty else { return }
    var look = Box()
    let isLarge = page.hasLargeTitle
    if let paint = isLarge ? page.look.largeTitle : page.look.title { look.style.color(paint) }
    if let font = isLarge ? page.look.largeTitleFont : page.look.titleFont { look.add(font) }
    open(page.isAside ? "h2" : "h1", id.part("t"), look)
    sink.text(title)
    sink.close()
    if let subtitle = page.subtitle { sink.element("p", id.part("u"), class: "su", text: subtitle) }
  }

  private mutating func back(_ page: PageContent, _ id: ElementID) {
    guard let target = page.backTarget else { return }
    if let location = page.backLocation {
      sink.open("a", id.part("k"))
      link(location)
    } else {
      sink.open("button", id.part("k"))
      sink.attribute("type", "button")
    }
    sink.attribute("class", "bk")
    sink.attribute("data-t", target.name)
    sink.text(page.backTitle ?? state.words.back)
    sink.close()
  }
}

/// What stands in a page's bar.
private struct PageBar {
  let leading, principal, trailing, search: ArraySlice<DisplayNode>

  var isEmpty: Bool { leading.isEmpty && principal.isEmpty && trailing.isEmpty }
}

extension PageContent {
  /// True where the title stands large below the bar: where the page asks, and on first pages.
  fileprivate var hasLargeTitle: Bool {
    guard let title, !title.isEmpty else { return false }
    return titleDisplayMode == "large" || (titleDisplayMode == "automatic" && backTarget == nil)
  }
}

extension DisplayNode {
  /// True for a column that takes all of its page and paints nothing itself, whatever lies behind it. Its box may begin where the bar
  /// ends, below the large title: it has the same one before a list has come to it and after.
  fileprivate var isPlainColumn: Bool {
    guard layout.vertical.fills, modifiers.allSatisfy(\.leavesPlace) else { return false }
    if case .layers(let primary, _) = content {
      let views = children.filter { !$0.isPresentation }
      guard views.indices.contains(primary) else { return false }
      return views[primary].isColumn && views[primary].modifiers.allSatisfy(\.leavesPlace)
    }
    return isColumn
  }

  /// True where a list or a scroll view takes what is left of its page, at no more levels than the style sheet looks at.
  fileprivate func hasScroller(_ levels: Int = 4) -> Bool {
    guard layout.vertical.fills else { return false }
    switch content {
    case .list: return true
    case .scroll(let scroll): return scroll.axes == .vertical
    case .box, .layers, .overlap: break
    case .stack(let stack) where stack.axis == .vertical: break
    default: return false
    }
    return levels > 0 && children.contains { !$0.isPresentation && $0.hasScroller(levels - 1) }
  }

  private var isColumn: Bool {
    guard case .stack(let stack) = content else { return false }
    return stack.axis == .vertical
  }
}

extension DisplayModifier {
  /// True for what neither paints the box nor says where in it things are.
  fileprivate var leavesPlace: Bool {
    switch self {
    case .background, .border, .clip, .shadow, .padding, .frame: false
    default: true
    }
  }
}
