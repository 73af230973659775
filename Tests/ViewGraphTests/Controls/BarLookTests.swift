import SwiftUITesting
import Testing

/// What programs say about bars and lists reaches the display, from views and from UIKit's proxies.
@MainActor
@Suite(.serialized) struct BarLookTests {
  private func page(_ screen: TestScreen) throws -> PageContent {
    try #require(screen.root.all.compactMap { if case .page(let page) = $0.content { page } else { nil } }.last)
  }

  private func tabs(_ screen: TestScreen) throws -> TabsContent {
    try #require(screen.root.all.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.last)
  }

  private func list(_ screen: TestScreen) throws -> (ListContent, [RowContent]) {
    let all = screen.root.all
    let lists = all.compactMap { if case .list(let list) = $0.content { list } else { nil } }
    return (try #require(lists.first), all.compactMap { if case .row(let row) = $0.content { row } else { nil } })
  }

  @Test(arguments: [UserInterfaceSizeClass.compact, .regular])
  func labelsInBarsAreIcons(size: UserInterfaceSizeClass) throws {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = size
    let screen = TestScreen(
      NavigationStack {
        Label("Below", systemImage: "star")
          .toolbar {
            ToolbarItem {
              Button {
              } label: {
                Label("Find", systemImage: "magnifyingglass")
              }
            }
            ToolbarItem { Label("Always", systemImage: "star").labelStyle(.titleAndIcon) }
            ToolbarItem {
              Menu {
                Button {
                } label: {
                  Label("Entry", systemImage: "star")
                }
              } label: {
                Text("Menu")
              }
            }
          }
      }, environment: environment)
    #expect(!screen.texts.contains("Find"))
    for text in ["Below", "Always", "Entry"] { #expect(screen.texts.contains(text)) }
    try screen.tap("Find")
  }

  @Test func thePageSaysHowItsBarsLook() throws {
    let screen = TestScreen(
      TabView {
        NavigationStack {
          Text("page")
            .navigationTitle("Title")
            .toolbarBackground(Color.red, for: .navigationBar, .tabBar)
            .toolbarBackground(.hidden, for: .bottomBar)
            .toolbarColorScheme(.dark, for: .navigationBar)
        }
        .tabItem { Text("First") }
      })
    let page = try page(screen)
    #expect(page.look.background == .color(.red))
    #expect(page.look.colorScheme == .dark)
    #expect(page.bottomLook.hidesBackground == true)
    let tabs = try tabs(screen)
    #expect(tabs.look.background == .color(.red))
    #expect(tabs.look.colorScheme == nil)
  }

  @Test func barsCanBeHidden() throws {
    let screen = TestScreen(
      TabView {
        NavigationStack { Text("page").navigationTitle("Title").toolbar(.hidden, for: .tabBar) }
          .tabItem { Text("First") }
      })
    #expect(try tabs(screen).look.isHidden == true)
    #expect(try !page(screen).isBarHidden)
    #expect(try page(TestScreen(NavigationStack { Text("page").toolbar(.hidden) })).isBarHidden)
  }

  @Test func proxiesOfUIKitColourSegmentsAndEdges() throws {
    let (segments, bar) = (UISegmentedControl.appearance(), UINavigationBar.appearance())
    defer {
      segments.setTitleTextAttributes(nil, for: .normal)
      segments.setTitleTextAttributes(nil, for: .selected)
      bar.shadowImage = nil
    }
    segments.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
    segments.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
    bar.shadowImage = UIImage()
    let screen = TestScreen(
      NavigationStack { Picker("Kind", selection: .constant(0)) { Text("one").tag(0) }.pickerStyle(.segmented) })
    let pickers = screen.root.all.compactMap { if case .picker(let picker) = $0.content { picker } else { nil } }
    #expect(pickers.first?.titles == .color(Color(uiColor: .red)))
    #expect(pickers.first?.chosenTitle == .color(Color(uiColor: .white)))
    #expect(try page(screen).look.edge == .color(.clear))
  }

  @Test func proxiesOfUIKitColourTheDotsOfPages() throws {
    let dots = UIPageControl.appearance()
    defer { (dots.pageIndicatorTintColor, dots.currentPageIndicatorTintColor) = (nil, nil) }
    dots.pageIndicatorTintColor = .red
    dots.currentPageIndicatorTintColor = .blue
    let screen = TestScreen(
      TabView {
        Text("one"); Text("two")
      }.tabViewStyle(.page))
    #expect(try tabs(screen).look.items == .color(Color(uiColor: .red)))
    #expect(try tabs(screen).look.tint == .color(Color(uiColor: .blue)))
  }

  @Test func proxiesOfUIKitCountForAllBarsAndLists() throws {
    let (table, cell, bar) = (UITableView.appearance(), UITableViewCell.appearance(), UINavigationBar.appearance())
    defer {
      table.separatorStyle = .singleLine
      cell.backgroundColor = nil
      bar.standardAppearance = nil
    }
    table.separatorStyle = .none
    cell.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    look.titleTextAttributes = [.foregroundColor: UIColor(red: 0, green: 1, blue: 0, alpha: 1)]
    bar.standardAppearance = look
    let screen = TestScreen(
      NavigationView {
        List {
          Text("first")
          Text("second").listRowSeparator(.visible)
        }
        .navigationBarTitle("Title")
      })
    let rows = try list(screen).1
    #expect(rows.map(\.hidesSeparator) == [true, false])
    #expect(rows[0].background == .color(Color(.sRGB, red: 1, green: 0, blue: 0, opacity: 1)))
    #expect(try page(screen).look.hidesBackground == true)
    #expect(try page(screen).look.title == .color(Color(.sRGB, red: 0, green: 1, blue: 0, opacity: 1)))
  }

  @Test func listsKeepTheSpaceThatIsAskedFor() throws {
    let screen = TestScreen(List { Text("row") }.listRowSpacing(6).listSectionSpacing(.custom(3)))
    let list = try list(screen).0
    #expect(list.rowSpacing == 6)
    #expect(list.sectionSpacing == 3)
    #expect(try self.list(TestScreen(Form { Text("row") }.formStyle(.columns))).0.style == "columns")
  }
}
