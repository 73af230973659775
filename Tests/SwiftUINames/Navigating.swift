// One usage of each name, as programs write it: navigation, tabs, bars, search, sheets, alerts, menus.
import SwiftUI
import UniformTypeIdentifiers

enum Place: Hashable, Codable { case home, thing(Int) }
struct Trouble: LocalizedError { var errorDescription: String? { "a" } }

@MainActor func navigation(
  path: Binding<NavigationPath>, places: Binding<[Place]>, on: Binding<Bool>, one: Binding<Place?>,
  title: Binding<String>,
  visibility: Binding<NavigationSplitViewVisibility>, column: Binding<NavigationSplitViewColumn>,
  namespace: Namespace.ID, v: some View
) {
  _ = NavigationView { v }
  _ = NavigationStack { v }
  _ = NavigationStack(path: path) { v }
  _ = NavigationStack(path: places) { v }
  _ = NavigationSplitView {
    v
  } detail: {
    v
  }
  _ = NavigationSplitView {
    v
  } content: {
    v
  } detail: {
    v
  }
  _ = NavigationSplitView(columnVisibility: visibility) {
    v
  } detail: {
    v
  }
  _ = NavigationSplitView(columnVisibility: visibility) {
    v
  } content: {
    v
  } detail: {
    v
  }
  _ = NavigationSplitView(preferredCompactColumn: column) {
    v
  } detail: {
    v
  }
  _ = NavigationSplitView(columnVisibility: visibility, preferredCompactColumn: column) {
    v
  } detail: {
    v
  }
  _ = v.navigationSplitViewStyle(.balanced)
  _ = v.navigationSplitViewStyle(.prominentDetail)
  _ = v.navigationSplitViewStyle(.automatic)
  _ = v.navigationSplitViewColumnWidth(300)
  _ = v.navigationSplitViewColumnWidth(min: 100, ideal: 200, max: 300)
  _ = v.navigationViewStyle(.stack)
  _ = v.navigationViewStyle(StackNavigationViewStyle())
  _ = v.navigationViewStyle(.columns)
  _ = v.navigationViewStyle(DoubleColumnNavigationViewStyle())
  _ = NavigationLink("a", value: Place.home)
  _ = NavigationLink(value: Place.home) { Text("a") }
  _ = NavigationLink(value: Place?.none) { Text("a") }
  _ = NavigationLink("a", destination: v)
  _ = NavigationLink("a") { v }
  _ = NavigationLink(destination: v) { Text("a") }
  _ = NavigationLink {
    v
  } label: {
    Text("a")
  }
  _ = NavigationLink(destination: { v }, label: { Text("a") })
  _ = NavigationLink(destination: v, isActive: on) { Text("a") }
  _ = NavigationLink("a", destination: v, isActive: on)
  _ = NavigationLink(isActive: on) {
    v
  } label: {
    Text("a")
  }
  _ = NavigationLink(destination: v, tag: Place.home, selection: one) { Text("a") }
  _ = NavigationLink(tag: Place.home, selection: one) {
    v
  } label: {
    Text("a")
  }
  _ = NavigationLink("a", destination: v).isDetailLink(false)
  _ = v.navigationDestination(for: Place.self) { _ in Text("a") }
  _ = v.navigationDestination(isPresented: on) { Text("a") }
  _ = v.navigationDestination(item: one) { _ in Text("a") }
  _ = v.navigationLinkIndicatorVisibility(.hidden)
  _ = v.navigationTitle("a")
  _ = v.navigationTitle(Text("a"))
  _ = v.navigationTitle(title)
  _ = v.navigationTitle(String("a"))
  _ = v.navigationSubtitle("a")
  _ = v.navigationSubtitle(Text("a"))
  _ = v.navigationDocument(URL(string: "a:b")!)
  _ = v.navigationBarTitle("a")
  _ = v.navigationBarTitle(Text("a"))
  _ = v.navigationBarTitle("a", displayMode: .inline)
  _ = v.navigationBarTitle(Text("a"), displayMode: .large)
  _ = v.navigationBarTitleDisplayMode(.inline)
  _ = v.navigationBarTitleDisplayMode(.large)
  _ = v.navigationBarTitleDisplayMode(.automatic)
  _ = v.navigationBarItems(leading: v)
  _ = v.navigationBarItems(trailing: v)
  _ = v.navigationBarItems(leading: v, trailing: v)
  _ = v.navigationBarHidden(true)
  _ = v.navigationBarBackButtonHidden()
  _ = v.navigationBarBackButtonHidden(true)
  _ = v.navigationTransition(.zoom(sourceID: 3, in: namespace))
  _ = v.matchedTransitionSource(id: 3, in: namespace)
  _ = v.matchedTransitionSource(id: 3, in: namespace) { $0.clipShape(.rect(cornerRadius: 3)) }
  var plain = NavigationPath()
  plain.append(Place.home)
  plain.append(3)
  plain.removeLast()
  plain.removeLast(plain.count)
  _ = plain.isEmpty
  _ = plain.codable
  _ = NavigationPath([Place.home])
  _ = visibility.wrappedValue == .detailOnly || visibility.wrappedValue == .doubleColumn
}

@MainActor func tabs(one: Binding<Int>, on: Binding<Bool>, custom: Binding<TabViewCustomization>, v: some View) {
  _ = TabView { v.tabItem { Label("a", systemImage: "star") }.tag(1) }
  _ = TabView(selection: one) {
    v.tabItem {
      Image(systemName: "star"); Text("a")
    }.tag(1)
  }
  _ = TabView { Tab("a", systemImage: "star") { v } }
  _ = TabView(selection: one) { Tab("a", systemImage: "star", value: 1) { v } }
  _ = TabView(selection: one) { Tab("a", image: "star", value: 1) { v } }
  _ = TabView(selection: one) { Tab("a", systemImage: "star", value: 1, role: .search) { v } }
  _ = TabView(selection: one) {
    Tab(value: 1) {
      v
    } label: {
      Text("a")
    }
  }
  _ = TabView(selection: one) { Tab(value: 1, role: .search) { v } }
  _ = TabView { Tab(role: .search) { v } }
  _ = TabView {
    Tab {
      v
    } label: {
      Label("a", systemImage: "star")
    }
  }
  _ = TabView { TabSection("b") { Tab("a", systemImage: "star") { v } } }
  _ = TabView {
    TabSection {
      Tab("a", systemImage: "star") { v }
    } header: {
      Text("h")
    }
  }
  _ = TabView { Tab("a", systemImage: "star") { v }.badge(3).hidden(true).customizationID("a") }
  _ = TabView {
    Tab("a", systemImage: "star") { v }.defaultVisibility(.hidden, for: .tabBar).tabPlacement(.pinned).swipeActions {}
  }
  _ = TabView {
    Tab("a", systemImage: "star") { v }.customizationBehavior(.disabled, for: .sidebar).accessibilityIdentifier("a")
  }
  _ = TabView { TabSection("b") { Tab("a", systemImage: "star") { v } }.sectionActions { Button("c") {} } }
  _ = TabView { ForEach(0..<3) { n in Tab("\(n)", systemImage: "star") { v } } }
  _ = v.tabViewStyle(.automatic)
  _ = v.tabViewStyle(.page)
  _ = v.tabViewStyle(.page(indexDisplayMode: .never))
  _ = v.tabViewStyle(.sidebarAdaptable)
  _ = v.tabViewStyle(.tabBarOnly)
  _ = v.tabViewStyle(PageTabViewStyle())
  _ = v.tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
  _ = v.tabViewStyle(DefaultTabViewStyle())
  _ = v.indexViewStyle(.page)
  _ = v.indexViewStyle(.page(backgroundDisplayMode: .always))
  _ = v.indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .interactive))
  _ = v.tabViewCustomization(custom)
  _ = v.tabViewSidebarHeader { v }
  _ = v.tabViewSidebarFooter { v }
  _ = v.tabViewBottomAccessory { v }
  _ = v.tabViewSearchActivation(.searchTabSelection)
  _ = v.tabBarMinimizeBehavior(.onScrollDown)
  _ = v.defaultAdaptableTabBarPlacement(.sidebar)
}

@MainActor func bars(v: some View, on: Binding<Bool>) {
  _ = v.toolbar { Button("a") {} }
  _ = v.toolbar { ToolbarItem { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .navigationBarTrailing) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .topBarLeading) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .principal) { Text("a") } }
  _ = v.toolbar { ToolbarItem(placement: .title) { Text("a") } }
  _ = v.toolbar { ToolbarItem(placement: .subtitle) { Text("a") } }
  _ = v.toolbar { ToolbarItem(placement: .largeTitle) { Text("a") } }
  _ = v.toolbar { ToolbarItem(placement: .keyboard) { Button("a") {} } }
  _ = v.toolbar {
    ToolbarItemGroup(placement: .bottomBar) {
      Button("a") {}; Spacer(); Button("b") {}
    }
  }
  _ = v.toolbar { ToolbarItemGroup { Button("a") {} } }
  _ = v.toolbar {
    ToolbarItemGroup(placement: .secondaryAction) {
      Button("a") {}
    } label: {
      Text("b")
    }
  }
  _ = v.toolbar { ToolbarItem(placement: .confirmationAction) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .cancellationAction) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .destructiveAction) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .primaryAction) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .navigation) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .status) { Button("a") {} } }
  _ = v.toolbar { ToolbarItem(placement: .automatic) { Button("a") {} } }
  _ = v.toolbar { ToolbarTitleMenu { Button("a") {} } }
  _ = v.toolbar { ToolbarSpacer(.fixed) }
  _ = v.toolbar { ToolbarSpacer(.flexible, placement: .bottomBar) }
  _ = v.toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
  _ = v.toolbar { ToolbarItem { Button("a") {} }.sharedBackgroundVisibility(.hidden) }
  _ = v.toolbar { ToolbarItem { Button("a") {} }.matchedTransitionSource(id: 3, in: Namespace().wrappedValue) }
  _ = v.toolbar(id: "a") { ToolbarItem(id: "b") { Button("a") {} } }
  _ = v.toolbar(id: "a") {
    ToolbarItem(id: "b", placement: .secondaryAction, showsByDefault: true) { Button("a") {} }.customizationBehavior(
      .reorderable)
  }
  _ = v.toolbar { Parts() }
  _ = v.toolbar { if on.wrappedValue { ToolbarItem { Text("a") } } else { ToolbarItem { Text("b") } } }
  _ = v.toolbar(.hidden)
  _ = v.toolbar(.hidden, for: .navigationBar)
  _ = v.toolbar(.hidden, for: .tabBar, .bottomBar)
  _ = v.toolbar(removing: .sidebarToggle)
  _ = v.toolbar(removing: .title)
  _ = v.toolbarVisibility(.hidden, for: .navigationBar)
  _ = v.toolbarBackground(.red, for: .navigationBar)
  _ = v.toolbarBackground(.red)
  _ = v.toolbarBackground(.visible, for: .tabBar)
  _ = v.toolbarBackground(.hidden)
  _ = v.toolbarBackgroundVisibility(.hidden, for: .navigationBar)
  _ = v.toolbarColorScheme(.dark, for: .navigationBar)
  _ = v.toolbarForegroundStyle(.red, for: .navigationBar)
  _ = v.toolbarRole(.editor)
  _ = v.toolbarTitleMenu { Button("a") {} }
  _ = v.toolbarTitleDisplayMode(.inline)
  _ = v.toolbarTitleDisplayMode(.inlineLarge)
  _ = v.statusBar(hidden: true)
  _ = v.statusBarHidden()
  _ = v.statusBarHidden(true)
  _ = v.persistentSystemOverlays(.hidden)
}

struct Parts: ToolbarContent {
  @State private var on = false
  var body: some ToolbarContent {
    ToolbarItem(placement: .topBarTrailing) { Toggle("a", isOn: $on) }
    ToolbarItemGroup(placement: .bottomBar) { Text("a") }
  }
}

@MainActor func searching(
  text: Binding<String>, on: Binding<Bool>, scope: Binding<Int>, tokens: Binding<[Sign]>,
  focus: FocusState<Bool>.Binding, v: some View
) {
  _ = v.searchable(text: text)
  _ = v.searchable(text: text, prompt: "a")
  _ = v.searchable(text: text, prompt: Text("a"))
  _ = v.searchable(text: text, isPresented: on)
  _ = v.searchable(text: text, isPresented: on, prompt: "a")
  _ = v.searchable(text: text, placement: .navigationBarDrawer(displayMode: .always))
  _ = v.searchable(text: text, placement: .navigationBarDrawer, prompt: "a")
  _ = v.searchable(text: text, placement: .toolbar)
  _ = v.searchable(text: text, placement: .sidebar)
  _ = v.searchable(text: text, placement: .toolbarPrincipal)
  _ = v.searchable(text: text) { Text("a").searchCompletion("a") }
  _ = v.searchable(text: text, prompt: "a", suggestions: { Text("a") })
  _ = v.searchable(text: text, tokens: tokens) { Text($0.id) }
  _ = v.searchable(text: text, tokens: tokens, suggestedTokens: tokens) { Text($0.id) }
  _ = v.searchable(text: text, tokens: tokens, isPresented: on, placement: .automatic, prompt: "a") { Text($0.id) }
  _ = v.searchScopes(scope) { Text("a").tag(1) }
  _ = v.searchScopes(scope, activation: .onSearchPresentation) { Text("a").tag(1) }
  _ = v.searchSuggestions { Text("a") }
  _ = v.searchSuggestions(.hidden, for: .content)
  _ = v.searchCompletion("a")
  _ = v.searchFocused(focus)
  _ = v.searchDictationBehavior(.automatic)
  _ = v.searchToolbarBehavior(.minimize)
  _ = v.searchPresentationToolbarBehavior(.avoidHidingContent)
}

struct Sign: Identifiable { var id: String }

@MainActor func presenting(
  on: Binding<Bool>, item: Binding<Thing2?>, url: URL, detent: Binding<PresentationDetent>, error: Trouble?,
  v: some View
) {
  _ = v.sheet(isPresented: on) { v }
  _ = v.sheet(isPresented: on, onDismiss: {}) { v }
  _ = v.sheet(item: item) { Text("\($0.id)") }
  _ = v.sheet(item: item, onDismiss: {}) { Text("\($0.id)") }
  _ = v.fullScreenCover(isPresented: on) { v }
  _ = v.fullScreenCover(isPresented: on, onDismiss: {}) { v }
  _ = v.fullScreenCover(item: item) { Text("\($0.id)") }
  _ = v.popover(isPresented: on) { v }
  _ = v.popover(isPresented: on, arrowEdge: .top) { v }
  _ = v.popover(isPresented: on, attachmentAnchor: .point(.top), arrowEdge: .bottom) { v }
  _ = v.popover(isPresented: on, attachmentAnchor: .rect(.bounds)) { v }
  _ = v.popover(item: item) { Text("\($0.id)") }
  _ = v.inspector(isPresented: on) { v }
  _ = v.inspectorColumnWidth(300)
  _ = v.inspectorColumnWidth(min: 100, ideal: 200, max: 300)
  _ = v.alert("a", isPresented: on) { Button("b") {} }
  _ = v.alert("a", isPresented: on) {
    Button("b", role: .destructive) {}
  } message: {
    Text("c")
  }
  _ = v.alert(Text("a"), isPresented: on) { Button("b") {} }
  _ = v.alert("a", isPresented: on, actions: {})
  _ = v.alert("a", isPresented: on, presenting: item.wrappedValue) { _ in Button("b") {} }
  _ = v.alert("a", isPresented: on, presenting: item.wrappedValue) { _ in
    Button("b") {}
  } message: {
    Text("\($0.id)")
  }
  _ = v.alert(isPresented: on, error: error) { Button("b") {} }
  _ = v.alert(isPresented: on, error: error) { _ in
    Button("b") {}
  } message: {
    Text($0.errorDescription ?? "")
  }
  _ = v.alert(isPresented: on) { Alert(title: Text("a")) }
  _ = v.alert(isPresented: on) { Alert(title: Text("a"), message: Text("b"), dismissButton: .default(Text("c"))) }
  _ = v.alert(isPresented: on) {
    Alert(title: Text("a"), primaryButton: .destructive(Text("c")) {}, secondaryButton: .cancel())
  }
  _ = v.alert(item: item) {
    Alert(title: Text("\($0.id)"), message: nil, dismissButton: .cancel(Text("c"), action: {}))
  }
  _ = v.actionSheet(isPresented: on) {
    ActionSheet(title: Text("a"), message: Text("b"), buttons: [.default(Text("c")) {}, .cancel()])
  }
  _ = v.actionSheet(item: item) { _ in ActionSheet(title: Text("a")) }
  _ = v.confirmationDialog("a", isPresented: on) { Button("b") {} }
  _ = v.confirmationDialog("a", isPresented: on, titleVisibility: .visible) { Button("b") {} }
  _ = v.confirmationDialog("a", isPresented: on, titleVisibility: .visible) {
    Button("b") {}
  } message: {
    Text("c")
  }
  _ = v.confirmationDialog("a", isPresented: on, presenting: item.wrappedValue) { _ in
    Button("b") {}
  } message: { _ in
    Text("c")
  }
  _ = v.confirmationDialog(Text("a"), isPresented: on) { Button("b") {} }
  _ = v.dialogIcon(Image("a"))
  _ = v.dialogSeverity(.critical)
  _ = v.dialogSuppressionToggle(isSuppressed: on)
  _ = v.dialogSuppressionToggle("a", isSuppressed: on)
  _ = v.dialogPreventsAppTermination(true)
  _ = v.interactiveDismissDisabled()
  _ = v.interactiveDismissDisabled(true)
  _ = v.presentationDetents([.medium])
  _ = v.presentationDetents([.medium, .large, .height(300), .fraction(0.3)], selection: detent)
  _ = v.presentationDetents([.custom(Small.self)])
  _ = v.presentationDragIndicator(.visible)
  _ = v.presentationBackground(.red)
  _ = v.presentationBackground(.ultraThinMaterial)
  _ = v.presentationBackground { Color.red }
  _ = v.presentationBackground(alignment: .top) { Color.red }
  _ = v.presentationBackgroundInteraction(.enabled)
  _ = v.presentationBackgroundInteraction(.enabled(upThrough: .medium))
  _ = v.presentationContentInteraction(.scrolls)
  _ = v.presentationCornerRadius(3)
  _ = v.presentationCompactAdaptation(.popover)
  _ = v.presentationCompactAdaptation(horizontal: .sheet, vertical: .none)
  _ = v.presentationSizing(.form)
  _ = v.presentationSizing(.page)
  _ = v.presentationSizing(.fitted)
  _ = v.presentationSizing(.page.fitted(horizontal: true, vertical: false).sticky())
  _ = v.fileImporter(isPresented: on, allowedContentTypes: [.json]) { _ in }
  _ = v.fileImporter(isPresented: on, allowedContentTypes: [.json], allowsMultipleSelection: true) { _ in }
  _ = v.fileExporter(isPresented: on, item: "a") { _ in }
  _ = v.fileExporter(isPresented: on, item: "a", contentTypes: [.plainText], defaultFilename: "a") { _ in }
  _ = v.fileExporter(isPresented: on, document: Document(), contentType: .plainText, defaultFilename: "a") { _ in }
  _ = v.fileExporter(isPresented: on, document: Document(), contentType: .plainText) { _ in }
  _ = v.fileDialogDefaultDirectory(url)
  _ = v.fileDialogMessage("a")
  _ = v.fileExporterFilenameLabel("a")
}

struct Thing2: Identifiable { var id: Int }

struct Small: CustomPresentationDetent {
  static func height(in context: Context) -> CGFloat? { max(44, context.maxDetentValue * 0.1) }
}

struct Document: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  init() {}
  init(configuration: ReadConfiguration) throws { _ = configuration.file.regularFileContents }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data())
  }
}
