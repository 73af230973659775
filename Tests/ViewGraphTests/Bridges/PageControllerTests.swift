import Foundation
import SwiftUITesting
import Testing
import UIKitCore

@testable import SwiftUI
@testable import ViewGraph

/// Page controllers are turned by the reader and by the program, and say so.
@MainActor
@Suite struct PageControllerTests {
  struct Pages: UIViewControllerRepresentable {
    let count: Int
    let isCircle: Bool
    @Binding var current: Int

    func makeCoordinator() -> Coordinator { Coordinator(self) }

    func makeUIViewController(context: Context) -> UIPageViewController {
      let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      controller.dataSource = context.coordinator
      controller.delegate = context.coordinator
      return controller
    }

    func updateUIViewController(_ controller: UIPageViewController, context: Context) {
      controller.setViewControllers([context.coordinator.controllers[current]], direction: .forward, animated: true)
    }

    class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
      let parent: Pages
      var controllers: [UIViewController] = []

      init(_ parent: Pages) {
        self.parent = parent
        controllers = (0..<parent.count).map { UIHostingController(rootView: Text(verbatim: "content \($0)")) }
      }

      private func page(at index: Int) -> UIViewController? {
        if parent.isCircle { return controllers[(index + controllers.count) % controllers.count] }
        return controllers.indices.contains(index) ? controllers[index] : nil
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
      ) -> UIViewController? {
        controllers.firstIndex(of: viewController).flatMap { page(at: $0 - 1) }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
      ) -> UIViewController? {
        controllers.firstIndex(of: viewController).flatMap { page(at: $0 + 1) }
      }

      func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
      ) {
        guard completed, let visible = pageViewController.viewControllers?.first,
          let index = controllers.firstIndex(of: visible)
        else { return }
        parent.current = index
      }
    }
  }

  struct Program: View {
    let count: Int
    let isCircle: Bool
    @State var current = 1

    var body: some View {
      VStack {
        Text(verbatim: "page \(current)")
        Button("first") { current = 0 }
        Pages(count: count, isCircle: isCircle, current: $current)
      }
    }
  }

  private func tabs(_ screen: TestScreen) throws -> TabsContent {
    try #require(screen.root.all.compactMap { if case .tabs(let tabs) = $0.content { tabs } else { nil } }.first)
  }

  @Test(arguments: [true, false])
  func pagesAreTurned(isCircle: Bool) throws {
    let screen = TestScreen(Program(count: 3, isCircle: isCircle))
    var shown = try tabs(screen)
    #expect(shown.tabs.count == 3)
    #expect(screen.texts.contains("content 1"))
    let following = try #require(shown.tabs.firstIndex { $0.value == shown.selection }) + 1
    screen.graph.send(.set(shown.tabs[following].value), to: shown.target)
    screen.flush()
    #expect(screen.texts.contains("page 2"))
    let chosen = shown.tabs[following].value
    shown = try tabs(screen)
    #expect(shown.selection == chosen)
    try screen.tap("first")
    #expect(screen.texts.contains("page 0"))
    #expect(try tabs(screen).selection != chosen)
  }

  @Test func onePageWithoutADataSource() {
    let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(controller.pages.isEmpty)
    let page = UIViewController()
    controller.setViewControllers([page], direction: .forward, animated: false)
    #expect(controller.pages == [page])
    #expect(!controller.showsDots)
  }
}
