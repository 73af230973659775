import CoreLocation
import Foundation
import Network
import SwiftUI
import SwiftUITesting
import Testing
import UserNotifications

@MainActor
struct BrowserTests {
  /// Waits until what was put on the main queue has run.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  private struct Found: View {
    @StateObject private var place = Place()

    var body: some View {
      Text("\(place.status) \(place.words)")
      Button("Find") { place.manager.requestLocation() }
    }
  }

  private final class Place: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var status = ""
    @Published var words = "nowhere"
    let manager = CLLocationManager()

    override init() {
      super.init()
      manager.delegate = self
    }
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      status = "\(manager.authorizationStatus)"
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      words = locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }.joined()
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      words = (error as? CLError)?.code == .denied ? "refused" : "unknown"
    }
  }

  /// A screen, and what its program has asked of the browser so far.
  private func asking(_ view: some View) -> (TestScreen, () -> [String]) {
    let screen = TestScreen(view)
    let asked = Asked(screen.graph.commit?.questions ?? [])
    screen.graph.onCommit = { asked.all += $0.questions }
    return (screen, { asked.all.map { "\($0.topic) \($0.text)" } })
  }

  private final class Asked {
    var all: [BrowserQuestion]
    init(_ all: [BrowserQuestion]) { self.all = all }
  }

  private func tell(_ screen: TestScreen, _ topic: String, _ text: String) async {
    screen.graph.send(.told(topic: topic, text: text), to: EventTarget(0))
    await turn()
    screen.flush()
  }

  @Test func theBrowserSaysWhereTheReaderIs() async throws {
    let (screen, asked) = asking(Found())
    await turn()
    screen.flush()
    #expect(screen.texts.contains("notDetermined nowhere"))
    #expect(asked() == ["place state"])
    try screen.tap("Find")
    screen.flush()
    #expect(asked() == ["place state", "place once"])
    await tell(screen, "place", #"{"state":1,"at":[52.5,13.25,20,null,null,null,null,1700000000000]}"#)
    #expect(screen.texts.contains("authorizedWhenInUse 52.5 13.25"))
    // What is no place on Earth, and what nobody asked for, is not told.
    try screen.tap("Find")
    for text in [#"{"at":[520,13,20,null,null,null,null,1]}"#, "[]", #"{"state":9}"#] {
      await tell(screen, "place", text)
    }
    #expect(screen.texts.contains("authorizedWhenInUse 52.5 13.25"))
    await tell(screen, "place", #"{"state":2,"error":1}"#)
    #expect(screen.texts.contains("denied refused"))
  }

  @Test func whoeverComesLaterIsToldTheLastPlaceToo() async {
    let (screen, asked) = asking(Twice())
    for _ in 0..<3 { await turn() }
    await tell(screen, "place", #"{"state":1,"at":[52.5,13.25,20,null,null,null,null,1700000000000]}"#)
    #expect(screen.texts.contains("52.5 nowhere"))
    try? screen.tap("Follow")
    for _ in 0..<3 { await turn() }
    screen.flush()
    #expect(screen.texts.contains("52.5 52.5"))
    #expect(asked().filter { $0 == "place watch" }.count == 1)
  }

  private struct Twice: View {
    @StateObject private var first = Follower(begins: true)
    @StateObject private var second = Follower(begins: false)

    var body: some View {
      Text("\(first.words) \(second.words)")
      Button("Follow") { second.manager.startUpdatingLocation() }
    }
  }

  private final class Follower: NSObject, ObservableObject, CLLocationManagerDelegate {
    @Published var words = "nowhere"
    let manager = CLLocationManager()

    init(begins: Bool) {
      super.init()
      manager.delegate = self
      if begins { manager.startUpdatingLocation() }
    }
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      words = locations.map { "\($0.coordinate.latitude)" }.joined()
    }
  }

  private struct Line: View {
    @StateObject private var network = Reachability()

    var body: some View { Text(network.words) }
  }

  @MainActor
  private final class Reachability: ObservableObject {
    @Published var words = ""
    private let monitor = NWPathMonitor()

    init() {
      monitor.pathUpdateHandler = { [weak self] path in
        let words = "\(path.status) \(path.isExpensive) \(path.isConstrained)"
        DispatchQueue.main.async { self?.words = words }
      }
      monitor.start(queue: .main)
    }
  }

  @Test func theNetworkIsTheReaders() async {
    let (screen, asked) = asking(Line())
    for _ in 0..<3 { await turn() }
    screen.flush()
    #expect(screen.texts == ["satisfied false false"])
    #expect(asked() == ["network "])
    for (topic, text, words) in [
      ("network", #"{"online":true,"saves":true,"type":"cellular"}"#, "satisfied true true"),
      ("line", "off", "unsatisfied false true"), ("line", "on", "satisfied true true"),
    ] {
      await tell(screen, topic, text)
      for _ in 0..<3 { await turn() }
      screen.flush()
      #expect(screen.texts == [words])
    }
  }

  private struct Reminder: View {
    @State private var words = ""

    var body: some View {
      Button("Remind") {
        Task {
          let center = UNUserNotificationCenter.current()
          let isAllowed = try await center.requestAuthorization(options: [.alert])
          words = isAllowed ? "allowed" : "refused"
          let content = UNMutableNotificationContent()
          (content.title, content.body) = ("Rain", "in an hour")
          try await center.add(UNNotificationRequest(identifier: "r", content: content, trigger: nil))
          words = "shown"
        }
      }
      Text(words)
    }
  }

  @Test func theBrowserNotifies() async throws {
    let (screen, asked) = asking(Reminder())
    try screen.tap("Remind")
    for (question, answer) in [("notify ask", 1), ("notify state", 1)] {
      while asked().last != question {
        await turn()
        screen.flush()
      }
      await tell(screen, "notify", #"{"state":\#(answer)}"#)
    }
    while !screen.texts.contains("shown") {
      await turn()
      screen.flush()
    }
    #expect(asked().last == #"notify {"body":"in an hour","id":"r","title":"Rain"}"#)
  }
}
