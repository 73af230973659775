/// A group of rows, with a header and a footer.
nonisolated public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  var isExpanded: Binding<Bool>?
}

extension Section: View where Parent: View, Content: View, Footer: View {
  /// Makes a section.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Makes a section; the older order of arguments.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Makes a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Makes a section with a footer; the older order of arguments.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Makes a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Makes a section with a header; the older order of arguments.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  /// Makes a section that the reader can fold.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Makes a section.
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Makes a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  /// Makes a section with a title that the reader can fold.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  /// Makes a section with a title that the reader can fold.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView where Parent: View, Content: View, Footer: View {
  static var isDerived: Bool { true }

  @MainActor func build(_ node: PrimitiveNode<Self>) {
    var around = node.environment
    around.isInList = false
    around.headingLevel = 2
    node.setChild(0, header, environment: around)
    if isExpanded?.wrappedValue ?? true {
      var inside = node.environment
      inside.readsSections = false
      inside.rowDefaults = RowDefaults()
      node.setChild(1, content, environment: inside)
    } else {
      node.removeChild(1)
    }
    around.headingLevel = nil
    node.setChild(2, footer, environment: around)
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs {
    if node.environment.isInPicker { return node.outputs(ofSlot: 1) }
    if node.environment.readsSections { return parts(node) }
    if node.environment.controlPlace == .menu { return entries(node) }
    guard node.environment.isInList || isExpanded != nil else { return plain(node) }
    let header = node.outputs(ofSlot: 0).header(node.environment.headerProminence, at: node)
    let footer = node.outputs(ofSlot: 2)
    var rows = node.outputs(ofSlot: 1)
    if node.environment.isInList {
      rows = ListRows.make(
        rows, of: node, selection: node.environment.rowSelection, defaults: node.environment.rowDefaults)
    }
    let folding = isExpanded
    var content = SectionContent(
      headerCount: header.items.count, footerCount: footer.items.count,
      foldTarget: folding.map { binding in
        node.target(for: "fold") { _ in withAnimation { binding.wrappedValue.toggle() } }
      },
      isFolded: folding.map { !$0.wrappedValue } ?? false)
    content.headerInsets = header.items.first?.traits[RowInsetsTrait.self] ?? nil
    content.footerInsets = footer.items.first?.traits[RowInsetsTrait.self] ?? nil
    var all = header
    all.append(rows)
    all.append(footer)
    return all.wrapped { DisplayNode(id: node.displayID, content: .section(content), children: $0) }
  }

  /// In a menu the entries stand together below the header, apart from the others; there is no footer.
  @MainActor private func entries(_ node: PrimitiveNode<Self>) -> Outputs {
    let header = node.outputs(ofSlot: 0)
    let content = SectionContent(headerCount: header.items.count, footerCount: 0, isInMenu: true)
    var all = header
    all.append(node.outputs(ofSlot: 1))
    return all.wrapped { DisplayNode(id: node.displayID, content: .section(content), children: $0) }
  }

  /// A container around reads header, content and footer one by one.
  @MainActor private func parts(_ node: PrimitiveNode<Self>) -> Outputs {
    var all = node.outputs(ofSlot: 0).part(.header, of: node.displayID)
    all.append(node.outputs(ofSlot: 1).part(.content, of: node.displayID))
    all.append(node.outputs(ofSlot: 2).part(.footer, of: node.displayID))
    return all
  }

  /// Outside of lists, header, content and footer are views of the container around them; in lazy grids the header and
  /// the footer take a line each. What is pinned stays within its section, which is a container of its own then: the
  /// header of the next one pushes it away.
  @MainActor private func plain(_ node: PrimitiveNode<Self>) -> Outputs {
    let lazy = node.environment.lazyContainer
    let header = edge(lazy.isHorizontal ? .leading : .top, slot: 0, pins: .sectionHeaders, node)
    let footer = edge(lazy.isHorizontal ? .trailing : .bottom, slot: 2, pins: .sectionFooters, node)
    var all = header
    all.append(node.outputs(ofSlot: 1))
    all.append(footer)
    let pinsHeader = lazy.pinnedViews.contains(.sectionHeaders) && !header.items.isEmpty
    guard pinsHeader || lazy.pinnedViews.contains(.sectionFooters) && !footer.items.isEmpty else { return all }
    let section = lazy.around(all, node.displayID)
    guard let grid = lazy.grid else { return section }
    return section.mapDisplays {
      LayoutRules.apply([.gridLine(grid.axis)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor private func edge(
    _ edge: Edge, slot: Int, pins: PinnedScrollableViews, _ node: PrimitiveNode<Self>
  ) -> Outputs {
    let lazy = node.environment.lazyContainer
    var modifiers: [DisplayModifier] = []
    if let grid = lazy.grid { modifiers.append(.gridLine(grid.axis)) }
    if lazy.pinnedViews.contains(pins) { modifiers.append(.pinned(edge)) }
    return node.outputs(ofSlot: slot).mapDisplays {
      LayoutRules.apply(modifiers, to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }
}
