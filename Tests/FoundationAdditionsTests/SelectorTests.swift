import Foundation
import FoundationAdditions
import Testing

struct SelectorTests {
  private static let rain = Notification.Name("SelectorTests.rain")

  private final class Gauge {
    var drops = 0
    var last: Notification?

    init(_ center: NotificationCenter) {
      center.addObserver(self, selector: Selector(Self.fell), name: SelectorTests.rain, object: nil)
      center.addObserver(self, selector: Selector(Gauge.note(_:)), name: SelectorTests.rain, object: nil)
    }

    func fell() { drops += 1 }
    func note(_ notification: Notification) -> Bool {
      last = notification
      return true
    }
  }

  @MainActor private final class Screen: NSObject {
    var texts: [String] = []

    func show(_ notification: Notification) { texts.append(notification.name.rawValue) }
    func showNothing() { texts.append("") }
  }

  @Test func methodsAreToldOfNotifications() {
    let center = NotificationCenter()
    let gauge = Gauge(center)
    center.post(name: Self.rain, object: nil)
    #expect(gauge.drops == 1)
    #expect(gauge.last?.name == Self.rain)
    center.removeObserver(gauge)
    center.post(name: Self.rain, object: nil)
    #expect(gauge.drops == 1)
  }

  @Test func observersAreNotHeld() {
    let center = NotificationCenter()
    weak var gone: Gauge?
    do {
      let gauge = Gauge(center)
      gone = gauge
      center.removeObserver(gauge, name: Notification.Name("other"), object: nil)
      center.post(name: Self.rain, object: nil)
      #expect(gauge.drops == 1)
    }
    #expect(gone == nil)
    center.post(name: Self.rain, object: nil)
  }

  @Test func tokensStillEndWhatTheyBegan() {
    let center = NotificationCenter()
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: Self.rain, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: Self.rain, object: nil)
    center.removeObserver(token)
    center.post(name: Self.rain, object: nil)
    #expect(count == 1)
  }

  @MainActor @Test func methodsOfTheMainActorAreCalledThere() {
    let (center, screen) = (NotificationCenter(), Screen())
    center.addObserver(screen, selector: Selector(Screen.show(_:)), name: Self.rain, object: nil)
    center.addObserver(screen, selector: Selector(Screen.showNothing), name: Self.rain, object: nil)
    center.post(name: Self.rain, object: nil)
    #expect(Set(screen.texts) == ["", Self.rain.rawValue])
  }
}
