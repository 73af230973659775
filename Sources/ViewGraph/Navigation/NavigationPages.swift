import Foundation

/// Makes the pages of a navigation stack: shared by `NavigationView`, `NavigationStack` and split views.
@MainActor
struct NavigationPages {
  let node: GraphNode
  let controller: NavigationController

  /// The environment of a page: of a column's own, or of one that was pushed.
  func environment(_ base: EnvironmentValues, part: ScreenPart, of page: ShownPage, isUnder: Bool = false)
    -> EnvironmentValues
  {
    var inside = base
    inside.navigation = controller
    inside.screenPart = part
    inside.isInList = false
    inside.controlPlace = .page
    inside.lazyWindow = nil
    inside.rowSelection = nil
    inside.columnBack = nil
    let column = page.column
    let leadsOn = column < controller.columns.count - 1
    if controller.columns.count > 1 {
      inside.isColumn = leadsOn
      inside.columnChosen = leadsOn ? ColumnOpener(controller: controller, column: column + 1) : nil
      if leadsOn, controller.arrangement.places > 1 { inside.horizontalSizeClass = .compact }
      // A list that says nothing is a sidebar's where there is one.
      if column == 0, controller.standsAlone(1), inside.listStyle == "automatic" { inside.listStyle = "sidebar" }
    }
    if let entry = page.entry {
      inside.isChoiceInPath = false
      if !leadsOn { inside.isColumn = false }
      inside.isPresented = true
      inside.dismiss = DismissAction { [weak controller, weak entry] in
        onMain {
          if let entry { controller?.pop(entry) }
        }
      }
    } else if isUnder {
      inside.isPresented = true
      inside.dismiss = DismissAction { [weak controller] in onMain { controller?.open(column, false) } }
      inside.columnBack = ColumnBack(target: backTarget(page), location: undoing(page))
    }
    return inside
  }

  func build<Root: View>(root: Root) {
    setColumn(0, root)
    setPages()
  }

  /// Builds a column's own page where it is shown or lies under a shown one; the first is always there.
  func setColumn<V: View>(_ column: Int, _ view: V) {
    let place = controller.places.first { $0.contains { $0.slot == column } }
    guard column == 0 || place != nil else { return node.dismissChild(column) }
    let isUnder = place.map { $0.first?.slot != column } ?? false
    node.setChild(
      column, view,
      environment: environment(
        node.environment, part: controller.columns[column], of: .column(column), isUnder: isUnder))
  }

  /// Builds the pages that were pushed.
  func setPages() {
    let wanted = Set(controller.entries.map(\.id)).union(controller.columns.indices)
    for slot in node.otherSlots where !wanted.contains(slot) { node.dismissChild(slot) }
    for entry in controller.entries {
      node.setChild(
        entry.id, entry.view,
        environment: environment(entry.environment, part: entry.part, of: .pushed(entry)))
    }
  }

  func display(style: String) -> Outputs {
    var pages: [Output] = []
    var presentations: [Output] = []
    var preferences = PreferenceValues()
    let places = controller.places
    let isSplit = controller.arrangement.places > 1
    for (index, place) in places.enumerated() {
      var previousTitle: String?
      var previousMode: String?
      for (depth, shown) in place.enumerated() {
        let outputs = node.outputs(ofSlot: shown.slot)
        let page = makePage(
          outputs, shown, hasBack: depth > 0, leadsOn: index < places.count - 1, previousTitle: previousTitle,
          previousMode: previousMode)
        if !isSplit || depth == place.count - 1 {
          pages.append(page.0)
          preferences = merged(outputs.preferences, over: preferences, keeps: index > 0)
        }
        presentations += outputs.items.filter { $0.display.isPresentation }
        previousTitle = page.1
        if case .page(let content) = page.0.display.content { previousMode = content.titleDisplayMode }
      }
    }
    preferences.remove(ToolbarKey.self)
    preferences.remove(NavigationBarKey.self)
    preferences.remove(ColumnWidthKey.self)
    if var looks = preferences.value(BarLooksKey.self) {
      looks.looks[.navigation] = nil
      looks.looks[.bottom] = nil
      preferences.set(BarLooksKey.self, looks)
    }
    let content = NavigationContent(style: isSplit ? "columns" : style)
    let stack = DisplayNode(id: node.displayID, content: .navigation(content), children: pages.map(\.display))
    return Outputs([Output(stack)] + presentations, preferences: preferences)
  }

  /// What the pages ask of their surroundings: what the last says counts. A column with no title of its own leaves the
  /// window the title of the column before.
  private func merged(_ page: PreferenceValues, over before: PreferenceValues, keeps: Bool) -> PreferenceValues {
    var result = page
    // What a page below asks for holds for those above it that ask for nothing.
    if (page.value(PreferredColorSchemeKey.self) ?? nil) == nil {
      result.take(PreferredColorSchemeKey.self, from: before)
    }
    if keeps, (page.value(NavigationTitleKey.self) ?? nil) == nil {
      result.take(NavigationTitleKey.self, from: before)
      result.take(NavigationSubtitleKey.self, from: before)
      result.take(PageMetadataKey.self, from: before)
    }
    return result
  }

  private func makePage(
    _ outputs: Outputs, _ shown: ShownPage, hasBack: Bool, leadsOn: Bool, previousTitle: String?,
    previousMode: String?
  ) -> (Output, String?) {
    let slot = shown.slot
    let title = outputs.preferences.value(NavigationTitleKey.self) ?? nil
    let bar = outputs.preferences.value(NavigationBarKey.self) ?? NavigationBar()
    let items = outputs.preferences.value(ToolbarKey.self) ?? []
    let looks = outputs.preferences.value(BarLooksKey.self) ?? BarLooks()
    var inside = outputs.inColumn(node.displayID(part: -slot - 1)).displays.filter { !$0.isPresentation }
    // A stack that is all of a column has a bar of its own, with the way back to the column before.
    let isStack = inside.count == 1 && inside[0].isNavigation
    if isStack, hasBack, let previousTitle { inside[0] = inside[0].naming(previousTitle, behind: backTarget(shown)) }
    let outer = shown.entry == nil && !hasBack ? node.environment.columnBack : nil
    let isFirst = shown.entry == nil && !hasBack && outer == nil
    // Where a page says nothing its title is as on the page before.
    let usual = isFirst ? "large" : previousMode ?? "inline"
    let mode = bar.titleDisplayMode.flatMap { $0 == "automatic" ? nil : $0 } ?? usual
    var content = PageContent(
      title: bar.isTitleHidden == true ? nil : title?.text, titleDisplayMode: mode,
      isBarHidden: isStack || (looks.look(.navigation).isHidden ?? bar.isHidden ?? false))
    content.subtitle = (outputs.preferences.value(NavigationSubtitleKey.self) ?? nil).flatMap { $0.isEmpty ? nil : $0 }
    content.look = looks.look(.navigation, over: PlatformLook.current().navigationBar)
    content.bottomLook = looks.look(.bottom)
    if leadsOn {
      content.columnWidth = columnWidth(outputs, shown.column)
      content.isAside = isTitled(after: shown.column)
    }
    if hasBack, !(bar.isBackHidden ?? false) {
      content.backTarget = backTarget(shown)
      content.backTitle = previousTitle
      content.backLocation = undoing(shown)
    } else if let outer, !(bar.isBackHidden ?? false) {
      content.backTarget = outer.target
      content.backLocation = outer.location
    }
    let leading = items.filter { $0.place == .leading }.flatMap(\.displays)
    let principal = items.filter { $0.place == .principal }.flatMap(\.displays)
    let trailing = items.filter { $0.place == .trailing }.flatMap(\.displays)
    let bottom = items.filter { $0.place == .bottom }.flatMap(\.displays)
    let keyboard = items.filter { $0.place == .keyboard }.flatMap(\.displays)
    let search = items.filter { $0.place == .search }.flatMap(\.displays)
    content.leadingItems = leading.count
    content.principalItems = principal.count
    content.trailingItems = trailing.count
    content.bottomItems = bottom.count
    content.keyboardItems = keyboard.count
    content.searchItems = search.count
    let page = DisplayNode(
      id: node.displayID(part: slot + 1), content: .page(content),
      children: leading + principal + trailing + bottom + keyboard + search + inside)
    return (Output(page), title?.text)
  }

  /// True where what stands in a later column has a title.
  private func isTitled(after column: Int) -> Bool {
    controller.places.compactMap(\.last).contains { page in
      guard page.column > column else { return false }
      return (node.outputs(ofSlot: page.slot).preferences.value(NavigationTitleKey.self) ?? nil) != nil
    }
  }

  private func columnWidth(_ outputs: Outputs, _ column: Int) -> CGFloat {
    let asked = outputs.preferences.value(ColumnWidthKey.self) ?? nil
    return (asked ?? ColumnWidth(ideal: column == 0 ? 300 : 320)).width
  }

  private func backTarget(_ page: ShownPage) -> EventTarget {
    node.target(for: BackKey(id: page.slot)) { [weak controller] _ in
      switch page {
      case .column(let column): controller?.open(column, false)
      case .pushed(let entry): controller?.pop(entry)
      }
    }
  }

  /// What going back from a page changes about the location.
  private func undoing(_ page: ShownPage) -> LocationChange? {
    guard let entry = page.entry else { return choice(in: controller.columns[page.column - 1]) }
    if let words = entry.words, let key = controller.locationKey, let depth = controller.depth(of: entry.part) {
      if !words.isEmpty { return .undoing("\(key).\(depth)") }
      let index = depth - controller.columns.count
      return choice(in: index > 0 ? controller.entries[index - 1].part : controller.columns[max(entry.column - 1, 0)])
    }
    return entry.location.map { LocationChange(key: $0.key, value: nil) }
  }

  private func choice(in part: ScreenPart) -> LocationChange? {
    part.pathSteps.last.map { .undoing($0.locationKey) }
  }

  private struct BackKey: Hashable {
    let id: Int
  }
}

extension DisplayNode {
  /// True for a stack of pages.
  fileprivate var isNavigation: Bool { if case .navigation = content { true } else { false } }
}

extension DisplayNode {
  /// The stack with a title for the way back that its first page has from around it.
  fileprivate func naming(_ title: String, behind target: EventTarget) -> DisplayNode {
    guard let first = children.first, case .page(var page) = first.content, page.backTarget == target else {
      return self
    }
    page.backTitle = title
    var children = children
    children[0] = DisplayNode(
      id: first.id, content: .page(page), modifiers: first.modifiers, children: first.children, layout: first.layout)
    return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, layout: layout)
  }
}
