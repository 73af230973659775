// One usage of each name, as programs write it: lists, grids, tables, scroll views and what is in them.
import SwiftUI
import UniformTypeIdentifiers

struct Thing: Identifiable, Hashable {
  var id: Int
  var name = ""
  var kids: [Thing]?
}

@MainActor func lists(
  things: [Thing], bound: Binding<[Thing]>, one: Binding<Int?>, many: Binding<Set<Int>>, expanded: Binding<Bool>,
  v: some View
) {
  _ = List { Text("a") }
  _ = List(things) { Text($0.name) }
  _ = List(things, id: \.self) { Text($0.name) }
  _ = List(0..<3) { Text("\($0)") }
  _ = List(selection: one) { Text("a") }
  _ = List(selection: many) { Text("a") }
  _ = List(things, selection: one) { Text($0.name) }
  _ = List(things, selection: many) { Text($0.name) }
  _ = List(things, id: \.name, selection: Binding.constant(Set<String>())) { Text($0.name) }
  _ = List(things, children: \.kids) { Text($0.name) }
  _ = List(things, children: \.kids, selection: many) { Text($0.name) }
  _ = List(bound) { $thing in TextField("a", text: $thing.name) }
  _ = List(bound, id: \.name) { $thing in Text(thing.name) }
  _ = List(bound, editActions: .delete) { $thing in Text(thing.name) }
  _ = List(bound, editActions: [.delete, .move]) { $thing in Text(thing.name) }
  _ = List(bound, editActions: .all, selection: one) { $thing in Text(thing.name) }
  _ = ForEach(things) { Text($0.name) }
  _ = ForEach(things, id: \.id) { Text($0.name) }
  _ = ForEach(0..<3) { Text("\($0)") }
  _ = ForEach(0..<things.count, id: \.self) { Text("\($0)") }
  _ = ForEach(Array(things.enumerated()), id: \.offset) { index, thing in Text("\(index) \(thing.name)") }
  _ = ForEach(Array(things.enumerated()), id: \.element.id) { Text($0.element.name) }
  _ = ForEach(bound) { $thing in TextField("a", text: $thing.name) }
  _ = ForEach(bound, id: \.id) { $thing in TextField("a", text: $thing.name) }
  _ = ForEach(bound, editActions: .move) { $thing in Text(thing.name) }
  _ = ForEach(things) { Text($0.name) }.onDelete { _ in }
  _ = ForEach(things) { Text($0.name) }.onDelete(perform: nil)
  _ = ForEach(things) { Text($0.name) }.onMove { _, _ in }
  _ = ForEach(things) { Text($0.name) }.onInsert(of: [.text]) { _, _ in }
  _ = ForEach(things) { Text($0.name) }.dropDestination(for: String.self) { _, _ in }
  _ = ForEach(subviews: v) { $0 }
  _ = ForEach(sections: v) { section in
    section.header; section.content; section.footer
  }
  _ = OutlineGroup(things, children: \.kids) { Text($0.name) }
  _ = OutlineGroup(things[0], children: \.kids) { Text($0.name) }
  _ = OutlineGroup(things, id: \.name, children: \.kids) { Text($0.name) }
  _ = Section { Text("a") }
  _ = Section("h") { Text("a") }
  _ = Section {
    Text("a")
  } header: {
    Text("h")
  }
  _ = Section {
    Text("a")
  } footer: {
    Text("f")
  }
  _ = Section {
    Text("a")
  } header: {
    Text("h")
  } footer: {
    Text("f")
  }
  _ = Section(header: Text("h")) { Text("a") }
  _ = Section(footer: Text("f")) { Text("a") }
  _ = Section(header: Text("h"), footer: Text("f")) { Text("a") }
  _ = Section("h", isExpanded: expanded) { Text("a") }
  _ = Section(isExpanded: expanded) {
    Text("a")
  } header: {
    Text("h")
  }
  _ = Section("h") { Text("a") }.sectionActions { Button("b") {} }
  _ = Section("h") { Text("a") }.collapsible(false)
  _ = Form { Text("a") }
  _ = v.formStyle(.grouped)
  _ = v.formStyle(.columns)
  _ = v.formStyle(.automatic)
  _ = v.listStyle(.plain)
  _ = v.listStyle(.inset)
  _ = v.listStyle(.grouped)
  _ = v.listStyle(.insetGrouped)
  _ = v.listStyle(.sidebar)
  _ = v.listStyle(.automatic)
  _ = v.listStyle(PlainListStyle())
  _ = v.listStyle(GroupedListStyle())
  _ = v.listStyle(InsetGroupedListStyle())
  _ = v.listStyle(SidebarListStyle())
  _ = v.listStyle(InsetListStyle())
  _ = v.listStyle(DefaultListStyle())
  _ = v.listRowBackground(Color.red)
  _ = v.listRowBackground(EmptyView())
  _ = v.listRowInsets(EdgeInsets())
  _ = v.listRowInsets(nil)
  _ = v.listRowInsets(.horizontal, 3)
  _ = v.listRowSeparator(.hidden)
  _ = v.listRowSeparator(.hidden, edges: .top)
  _ = v.listRowSeparatorTint(.red)
  _ = v.listRowSeparatorTint(.red, edges: .bottom)
  _ = v.listRowSpacing(3)
  _ = v.listRowHoverEffect(.automatic)
  _ = v.listSectionSeparator(.hidden)
  _ = v.listSectionSeparator(.hidden, edges: .bottom)
  _ = v.listSectionSeparatorTint(.red)
  _ = v.listSectionSpacing(3)
  _ = v.listSectionSpacing(.compact)
  _ = v.listSectionIndexVisibility(.visible)
  _ = v.sectionIndexLabel("A")
  _ = v.listItemTint(.red)
  _ = v.listItemTint(.monochrome)
  _ = v.headerProminence(.increased)
  _ = v.swipeActions { Button("a") {} }
  _ = v.swipeActions(edge: .leading) { Button("a") {} }
  _ = v.swipeActions(edge: .trailing, allowsFullSwipe: false) { Button("a") {} }
  _ = v.deleteDisabled(true)
  _ = v.moveDisabled(true)
  _ = v.selectionDisabled()
  _ = v.selectionDisabled(true)
  _ = v.refreshable {}
  _ = v.refreshable { await Task.yield() }
  _ = v.environment(\.defaultMinListRowHeight, 10)
  _ = v.environment(\.defaultMinListHeaderHeight, 10)
  _ = v.environment(\.editMode, .constant(.active))
  _ = v.alternatingRowBackgrounds()
}

@MainActor func tables(
  things: [Thing], one: Binding<Int?>, many: Binding<Set<Int>>, order: Binding<[KeyPathComparator<Thing>]>, v: some View
) {
  _ = Table(things) { TableColumn("a", value: \.name) }
  _ = Table(things, selection: one) { TableColumn("a") { thing in Text(thing.name) } }
  _ = Table(things, selection: many) { TableColumn("a", value: \.name) { thing in Text(thing.name) } }
  _ = Table(things, sortOrder: order) { TableColumn("a", value: \.name).width(40) }
  _ = Table(things, selection: one, sortOrder: order) {
    TableColumn("a", value: \.name).width(min: 10, ideal: 20, max: 40)
  }
  _ = Table(of: Thing.self) {
    TableColumn("a", value: \.name)
  } rows: {
    ForEach(things) { TableRow($0) }
  }
  _ = v.tableStyle(.automatic)
  _ = v.tableStyle(.inset)
  _ = v.tableColumnHeaders(.hidden)
}

@MainActor func grids(v: some View) {
  _ = LazyVGrid(columns: [GridItem()]) { Text("a") }
  _ = LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))], spacing: 3) { Text("a") }
  _ = LazyVGrid(
    columns: [GridItem(.flexible(minimum: 10, maximum: 20), spacing: 3, alignment: .leading)], alignment: .leading,
    spacing: 3, pinnedViews: [.sectionHeaders]
  ) { Text("a") }
  _ = LazyVGrid(columns: Array(repeating: .init(.flexible()), count: 3)) { Text("a") }
  _ = LazyHGrid(rows: [GridItem(.fixed(10))], alignment: .top, spacing: 3, pinnedViews: []) { Text("a") }
  _ = Grid { GridRow { Text("a") } }
  _ = Grid(alignment: .leading, horizontalSpacing: 3, verticalSpacing: 4) { GridRow(alignment: .top) { Text("a") } }
  _ = v.gridCellColumns(2)
  _ = v.gridCellAnchor(.center)
  _ = v.gridCellUnsizedAxes(.horizontal)
  _ = v.gridColumnAlignment(.leading)
  _ = LazyVStack { Text("a") }
  _ = LazyVStack(alignment: .leading, spacing: 3, pinnedViews: [.sectionHeaders, .sectionFooters]) { Text("a") }
  _ = LazyHStack(alignment: .top, spacing: 3, pinnedViews: []) { Text("a") }
}

struct Paging: ScrollTargetBehavior {
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    target.rect.origin.x = (target.rect.minX / context.containerSize.width).rounded() * context.containerSize.width
    if context.velocity.dx > 0 { target.anchor = .leading }
    _ = context.originalTarget
    _ = context.contentSize
    _ = context.axes
  }
}

@MainActor func scrolling(id: Binding<Int?>, position: Binding<ScrollPosition>, v: some View) {
  _ = ScrollView { Text("a") }
  _ = ScrollView(.horizontal) { Text("a") }
  _ = ScrollView([.horizontal, .vertical]) { Text("a") }
  _ = ScrollView(.horizontal, showsIndicators: false) { Text("a") }
  _ = ScrollView(showsIndicators: false) { Text("a") }
  _ = ScrollViewReader { proxy in
    Button("a") {
      proxy.scrollTo(3)
      withAnimation { proxy.scrollTo("x", anchor: .top) }
    }
  }
  _ = v.scrollPosition(id: id)
  _ = v.scrollPosition(id: id, anchor: .center)
  _ = v.scrollPosition(position)
  _ = v.scrollPosition(position, anchor: .top)
  _ = v.scrollTargetLayout()
  _ = v.scrollTargetLayout(isEnabled: false)
  _ = v.scrollTargetBehavior(.paging)
  _ = v.scrollTargetBehavior(.viewAligned)
  _ = v.scrollTargetBehavior(.viewAligned(limitBehavior: .always))
  _ = v.scrollTargetBehavior(.viewAligned(limitBehavior: .alwaysByOne, anchor: .center))
  _ = v.scrollTargetBehavior(Paging())
  _ = v.scrollTransition { content, phase in content.opacity(phase.isIdentity ? 1 : 0.5).scaleEffect(phase.value) }
  _ = v.scrollTransition(.animated) { content, phase in content.offset(x: phase == .topLeading ? 3 : 0) }
  _ = v.scrollTransition(.interactive, axis: .horizontal) { content, _ in content.blur(radius: 3) }
  _ = v.scrollTransition(topLeading: .interactive, bottomTrailing: .animated) { content, _ in
    content.rotationEffect(.zero)
  }
  _ = v.scrollTransition(.interactive.threshold(.visible(0.5))) { content, _ in content.hueRotation(.zero) }
  _ = v.visualEffect { content, proxy in content.offset(y: proxy.frame(in: .scrollView).minY) }
  _ = v.visualEffect { content, proxy in content.rotation3DEffect(.zero, axis: (0, 1, 0)).grayscale(proxy.size.width) }
  _ = v.scrollDisabled(true)
  _ = v.scrollIndicators(.hidden)
  _ = v.scrollIndicators(.never, axes: .vertical)
  _ = v.scrollIndicatorsFlash(onAppear: true)
  _ = v.scrollIndicatorsFlash(trigger: 3)
  _ = v.scrollContentBackground(.hidden)
  _ = v.scrollClipDisabled()
  _ = v.scrollBounceBehavior(.basedOnSize)
  _ = v.scrollBounceBehavior(.basedOnSize, axes: [.horizontal])
  _ = v.scrollEdgeEffectStyle(.soft, for: .top)
  _ = v.scrollEdgeEffectHidden(true, for: .all)
  _ = v.defaultScrollAnchor(.bottom)
  _ = v.defaultScrollAnchor(.bottom, for: .sizeChanges)
  _ = v.contentMargins(10)
  _ = v.contentMargins(.horizontal, 10)
  _ = v.contentMargins(.horizontal, 10, for: .scrollContent)
  _ = v.contentMargins(.horizontal, EdgeInsets(), for: .scrollIndicators)
  _ = v.onScrollGeometryChange(for: Double.self) {
    $0.contentOffset.y
  } action: { _, _ in
  }
  _ = v.onScrollGeometryChange(for: Bool.self, of: { $0.contentOffset.y < $0.contentInsets.top }, action: { _, _ in })
  _ = v.onScrollGeometryChange(for: CGRect.self) {
    $0.visibleRect
  } action: { _, new in
    _ = new
  }
  _ = v.onScrollPhaseChange { _, new in _ = new.isScrolling }
  _ = v.onScrollPhaseChange { _, _, context in
    _ = context.geometry.contentSize; _ = context.velocity
  }
  _ = v.onScrollVisibilityChange { _ in }
  _ = v.onScrollVisibilityChange(threshold: 0.2) { _ in }
  _ = v.onScrollTargetVisibilityChange(idType: Int.self) { _ in }
  _ = v.onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.2) { _ in }
  _ = v.flipsForRightToLeftLayoutDirection(true)
  _ = v.safeAreaBar(edge: .bottom) { Text("a") }
}

@MainActor func positions(p: inout ScrollPosition) {
  p = ScrollPosition()
  p = ScrollPosition(idType: Int.self)
  p = ScrollPosition(id: 3, anchor: .top)
  p = ScrollPosition(edge: .bottom)
  p = ScrollPosition(point: .zero)
  p = ScrollPosition(x: 3, y: 4)
  p = ScrollPosition(y: 4)
  p.scrollTo(id: 3)
  p.scrollTo(id: 3, anchor: .center)
  p.scrollTo(edge: .top)
  p.scrollTo(point: .zero)
  p.scrollTo(x: 3)
  p.scrollTo(y: 3)
  p.scrollTo(x: 3, y: 3)
  _ = p.viewID
  _ = p.viewID(type: Int.self)
  _ = p.isPositionedByUser
  _ = p.edge
  _ = p.point
  _ = p.x
  _ = p.y
}

@MainActor func tablesThatSayWhatTheyAreAboutByTheirRows(
  things: [Thing], many: Binding<Set<Int>>, one: Binding<Int?>, order: Binding<[KeyPathComparator<Thing>]>
) {
  _ = Table(selection: many, sortOrder: order) {
    TableColumn("a", value: \.name) { Text($0.name) }
  } rows: {
    Section { ForEach(things) { thing in TableRow(thing) } }
  }
  _ = Table(selection: one) {
    TableColumn("a") { (thing: Thing) in Text(thing.name) }
  } rows: {
    ForEach(things) { TableRow($0) }
  }
}
