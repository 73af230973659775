import SwiftUITesting
import Testing

@testable import SwiftUI

/// What programs present on the controller of a window is shown over the page of the reader whose turn it is.
@MainActor
@Suite(.serialized) struct AlertControllerTests {
  private struct Garden: View {
    @State private var answer = "nothing"

    var body: some View {
      Text(answer)
      Button("Ask") { ask(.alert) }
      Button("Choose") { ask(.actionSheet) }
      Button("Edit") {
        let editor = UIViewController()
        let inside = UIHostingController(rootView: Button("Done") { [weak editor] in editor?.dismiss(animated: true) })
        editor.addChild(inside)
        editor.view = inside.view
        root?.present(UINavigationController(rootViewController: editor), animated: true)
      }
      Button("Share") {
        root?.present(UIActivityViewController(activityItems: ["seeds"], applicationActivities: nil), animated: true)
      }
    }

    private var root: UIViewController? {
      UIApplication.shared.windows.first { $0.isKeyWindow }?.rootViewController
    }

    private func ask(_ style: UIAlertController.Style) {
      let alert = UIAlertController(title: "Dig?", message: "It rains.", preferredStyle: style)
      if style == .alert { alert.addTextField { $0.placeholder = "How deep" } }
      alert.addAction(
        UIAlertAction(title: "Dig", style: .default) { _ in
          answer = "dug " + (alert.textFields?.first?.text ?? "")
        })
      alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
      root?.present(alert, animated: true)
    }
  }

  private func screen() -> TestScreen {
    Hosting.followUIKit()
    return TestScreen(PresentingRoot(content: Garden()))
  }

  @Test func anAlertIsAnswered() throws {
    let screen = screen()
    let other = self.screen()
    try screen.tap("Ask")
    #expect(screen.texts.contains("It rains."))
    #expect(!other.texts.contains("It rains."))
    try screen.type("2 m", into: "How deep")
    try screen.tap("Dig")
    #expect(screen.texts.first == "dug 2 m")
    #expect(!screen.texts.contains("It rains."))
  }

  @Test func aSheetOfChoicesIsLeft() throws {
    let screen = screen()
    try screen.tap("Choose")
    #expect(screen.texts.contains("It rains."))
    try screen.tap("Stay")
    #expect(!screen.texts.contains("It rains."))
    #expect(screen.texts.first == "nothing")
  }

  @Test func whatElseIsPresentedIsASheet() throws {
    let screen = screen()
    try screen.tap("Share")
    #expect(screen.texts.contains("seeds"))
    try screen.dismiss()
    #expect(!screen.texts.contains("seeds"))
  }

  @Test func aScreenInsideOfAStackThatIsPresentedClosesTheStack() throws {
    let screen = screen()
    try screen.tap("Edit")
    #expect(screen.texts.contains("Done"))
    try screen.tap("Done")
    #expect(!screen.texts.contains("Done"))
  }

  private struct Rows: View {
    @State private var isShown = false

    var body: some View {
      ForEach(0..<3) { row in
        Button("Star \(row)") { isShown = true }
          .alert("Log in", isPresented: $isShown) { Button("Later \(row)") {} }
      }
    }
  }

  @Test func ofSeveralAlertsOneIsShown() throws {
    let screen = TestScreen(Rows())
    try screen.tap("Star 1")
    #expect(screen.texts.filter { $0.hasPrefix("Later") }.count == 1)
    let shown = try #require(screen.texts.first { $0.hasPrefix("Later") })
    try screen.tap(shown)
    #expect(!screen.texts.contains { $0.hasPrefix("Later") })
    try screen.tap("Star 2")
    #expect(screen.texts.filter { $0.hasPrefix("Later") }.count == 1)
  }
}
