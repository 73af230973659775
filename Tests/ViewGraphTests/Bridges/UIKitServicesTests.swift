import SwiftUITesting
import Testing

/// UIKit's singletons serve the reader whose program is running.
@MainActor
@Suite(.serialized) struct UIKitServicesTests {
  private struct Buttons: View {
    @State private var read = "nothing"

    var body: some View {
      Text(read)
      Button("Copy") { UIPasteboard.general.string = "copied" }
      Button("Paste") { read = UIPasteboard.general.string ?? "nothing" }
      Button("Feel") { UINotificationFeedbackGenerator().notificationOccurred(.success) }
      Button("Hide") { UIApplication.shared.endAllEditing() }
      Button("Open") {
        if let url = URL(string: "https://example.com/a") { UIApplication.shared.open(url) { read = "opened \($0)" } }
      }
    }
  }

  @Test func whatIsCopiedReachesTheReader() throws {
    let screen = TestScreen(Buttons())
    try screen.tap("Copy")
    #expect(screen.graph.commit?.copied == "copied")
    try screen.tap("Paste")
    #expect(screen.texts.first == "copied")
    let other = TestScreen(Buttons())
    try other.tap("Paste")
    #expect(other.texts.first == "nothing")
  }

  @Test func feedbackAndFocusReachTheReader() throws {
    let screen = TestScreen(Buttons())
    try screen.tap("Feel")
    #expect(screen.graph.commit?.feedback == [.success])
    try screen.tap("Hide")
    #expect(screen.graph.commit?.endsEditing == true)
  }

  @Test func linksAreOpened() throws {
    let screen = TestScreen(Buttons())
    try screen.tap("Open")
    #expect(screen.texts.first == "opened true")
  }

  @Test func comingAndGoingIsPosted() {
    var names: [String] = []
    let center = NotificationCenter.default
    let watched = [UIApplication.didBecomeActiveNotification, UIApplication.didEnterBackgroundNotification]
    let tokens = watched.map { name in
      center.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { names.append(name.rawValue) }
      }
    }
    defer { tokens.forEach(center.removeObserver) }
    let screen = TestScreen(PhaseView())
    screen.graph.environment.scenePhase = .background
    #expect(screen.texts == ["background"])
    screen.graph.environment.scenePhase = .active
    #expect(screen.texts == ["active"])
    #expect(names == ["UIApplicationDidEnterBackgroundNotification", "UIApplicationDidBecomeActiveNotification"])
  }

  private struct PhaseView: View {
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text(phase == .active ? "active" : "background")
    }
  }

  @Test func coloursTellTheirParts() {
    var (hue, saturation, brightness): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    UIColor(Color(red: 0.5, green: 0.25, blue: 0))
      .getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: nil)
    #expect(abs(hue - 30.0 / 360) < 0.01)
    #expect(abs(saturation - 1) < 0.01)
    #expect(abs(brightness - 0.5) < 0.01)
    #expect(UIColor(named: "no such colour") == nil)
    #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(.sRGB, red: 1, green: 0, blue: 0))
  }

  @Test func outlinesOfUIKitAreOutlines() {
    let corners = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 50), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 20, height: 20))
    let path = Path(corners.cgPath)
    #expect(!path.contains(CGPoint(x: 1, y: 1)))
    #expect(path.contains(CGPoint(x: 99, y: 1)))
    #expect(path.contains(CGPoint(x: 50, y: 25)))
    #expect(!path.contains(CGPoint(x: 150, y: 25)))
    let line = UIBezierPath()
    line.move(to: .zero)
    line.addLine(to: CGPoint(x: 3, y: 4))
    #expect(line.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
  }
}

extension UIApplication {
  /// As programs close the keyboard on the screen.
  fileprivate func endAllEditing() {
    UIView().endEditing(true)
  }
}
