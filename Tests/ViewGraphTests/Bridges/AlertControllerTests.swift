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
}
