import SwiftUITesting
import Testing

/// Each class has a proxy of its own, and what is said to it reaches the display.
@MainActor
@Suite(.serialized) struct AppearanceProxyTests {
  private func tabs(_ screen: TestScreen) throws -> TabsContent {
    try #require(screen.root.all.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.last)
  }

  @Test func eachClassHasAProxyOfItsOwn() {
    #expect(UITableView.appearance() === UITableView.appearance())
    #expect(UITableView.appearance() !== UIScrollView.appearance())
    #expect(UISwitch.appearance().tintColor == nil)
    #expect(UITableView.appearance(whenContainedInInstancesOf: [UINavigationBar.self]) !== UITableView.appearance())
    // Of every class that programs name, since it is made without an archive.
    UILabel.appearance(whenContainedInInstancesOf: [UISegmentedControl.self]).numberOfLines = 0
    UIPageControl.appearance().isUserInteractionEnabled = true
    UISearchBar.appearance().placeholder = nil
    UIToolbar.appearance().isTranslucent = true
    UIDatePicker.appearance().minuteInterval = 1
    UIStepper.appearance().stepValue = 1
    UIVisualEffectView.appearance().alpha = 1
    UIStackView.appearance().spacing = 0
  }

  @Test func aProgramHidesTheTabsOfThePlatformForItsOwn() throws {
    UITabBar.appearance().isHidden = true
    defer { UITabBar.appearance().isHidden = false }
    let screen = TestScreen(TabView { Text("page").tabItem { Text("First") } })
    #expect(try tabs(screen).look.isHidden == true)
  }

  @Test func dotsOfPagesHaveTheirColours() throws {
    let dots = UIPageControl.appearance()
    dots.currentPageIndicatorTintColor = .red
    dots.pageIndicatorTintColor = .green
    defer { (dots.currentPageIndicatorTintColor, dots.pageIndicatorTintColor) = (nil, nil) }
    let screen = TestScreen(TabView { Text("a") }.tabViewStyle(.page))
    #expect(try tabs(screen).look.tint == .color(Color(uiColor: .red)))
    #expect(try tabs(screen).look.items == .color(Color(uiColor: .green)))
    let bar = TestScreen(TabView { Text("a").tabItem { Text("First") } })
    #expect(try tabs(bar).look.items == nil)
  }
}
