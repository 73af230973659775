import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

/// Stacks and tabs of UIKit's, whose screens are SwiftUI's.
@MainActor
@Suite struct NavigationControllerTests {
  private final class Told: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate {
    var shown: [String?] = []
    var left: [String?] = []
    var chosen: [Int] = []

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      shown.append(viewController.title)
      let from = navigationController.transitionCoordinator?.viewController(forKey: .from)
      if let from, !navigationController.viewControllers.contains(from) { left.append(from.title) }
    }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController.title != "Locked" }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      chosen.append(tabBarController.selectedIndex)
    }
  }

  private final class Screen: UIHostingController<Text> {
    var presses = 0
    var appearances = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [unowned self] _ in presses += 1 })
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: self, action: Selector(Screen.edit(_:)))
    }

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      appearances += 1
    }

    func edit(_ sender: UIBarButtonItem) { presses += 10 }
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen(rootView: Text("inside of \(title)"))
    screen.title = title
    return screen
  }

  private func pages(_ host: TestHost) -> [String] {
    host.nodes.compactMap { if case .page(let page) = $0.content { page.title } else { nil } }
  }

  @Test func screensArePushedAndTakenAway() throws {
    let told = Told()
    let first = screen("First")
    let stack = UINavigationController(rootViewController: first)
    stack.delegate = told
    let host = TestHost(HostedContent.view(for: stack))
    #expect(pages(host).last == "First" && host.shows("inside of First"))
    #expect(first.navigationController === stack)
    stack.pushViewController(screen("Second"), animated: true)
    stack.pushViewController(screen("Third"), animated: true)
    host.settle()
    #expect(pages(host).last == "Third" && host.shows("inside of Third"))
    #expect(told.shown == ["Second", "Third"])
    stack.popViewController(animated: true)
    host.settle()
    #expect(pages(host).last == "Second" && told.left == ["Third"])
    stack.popToRootViewController(animated: true)
    host.settle()
    #expect(pages(host).last == "First" && stack.viewControllers.count == 1)
    #expect(stack.popViewController(animated: true) == nil)
  }

  @Test func theReaderGoesBack() throws {
    let told = Told()
    let stack = UINavigationController(rootViewController: screen("First"))
    stack.pushViewController(screen("Second"), animated: false)
    stack.delegate = told
    let host = TestHost(HostedContent.view(for: stack))
    #expect(pages(host).last == "Second")
    stack.show(above: [])
    host.settle()
    #expect(pages(host).last == "First" && told.shown == ["First"] && told.left == ["Second"])
  }

  @Test func barsShowWhatScreensSay() throws {
    let first = screen("First")
    let host = TestHost(HostedContent.view(for: UINavigationController(rootViewController: first)))
    try host.press("Edit")
    #expect(first.presses == 10)
    let add = try #require(host.buttons().first { $0.node.descendants.contains { $0.content.isSymbol("plus") } })
    host.send(.press, to: add.content.target)
    #expect(first.presses == 11)
    first.title = "Other"
    first.navigationItem.leftBarButtonItem?.isEnabled = false
    host.settle()
    #expect(pages(host).last == "Other" && host.modifiers.contains(.disabled))
    first.rootView = Text("changed")
    host.settle()
    #expect(host.shows("changed"))
  }

  @Test func tabsAreChosen() throws {
    let told = Told()
    let tabs = UITabBarController()
    tabs.delegate = told
    let titles = ["Home", "Locked", "More"]
    tabs.viewControllers = titles.map { title in
      let stack = UINavigationController(rootViewController: screen(title))
      stack.title = title
      return stack
    }
    tabs.viewControllers?[0].tabBarItem = UITabBarItem(title: "House", image: UIImage(systemName: "house"), tag: 0)
    tabs.viewControllers?[0].tabBarItem.badgeValue = "3"
    let host = TestHost(HostedContent.view(for: tabs))
    let content = try #require(
      host.nodes.lazy.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
    #expect(content.tabs.map(\.label) == ["House", "Locked", "More"] && content.tabs[0].badge == "3")
    tabs.choose(1)
    #expect(tabs.selectedIndex == 0)
    tabs.choose(2)
    host.settle()
    #expect(told.chosen == [2] && host.shows("inside of More"))
    tabs.selectedIndex = 0
    host.settle()
    #expect(host.shows("inside of Home"))
    #expect(tabs.viewControllers?[0].tabBarController === tabs)
  }
}

extension DisplayContent {
  fileprivate func isSymbol(_ name: String) -> Bool {
    if case .image(let image) = self, case .symbol(name) = image.source { true } else { false }
  }
}
