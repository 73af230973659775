import Foundation
import SwiftUI

/// What the reader's browser tells of where they are.
@MainActor
final class Places {
  private struct Held {
    weak var manager: CLLocationManager?
    var isWatching = false
    var isWaiting = false
  }

  /// What the page says: whether it may tell, a place, or why there is none.
  private struct Answer: Decodable {
    var state: Int?
    var at: [Double?]?
    var error: Int?
  }

  private(set) var status = CLAuthorizationStatus.notDetermined
  private let browser: _Browser
  private var listener: _Browser.Listener?
  private var held: [Held] = []
  private var last: CLLocation?

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("place") { [weak self] in self?.take($0) }
    browser.ask("place", "state")
  }

  /// Those of the reader whose turn it is; nil where there is none.
  static var current: Places? { _Browser.current?.value { Places($0) } }

  func add(_ manager: CLLocationManager) {
    held.removeAll { $0.manager == nil }
    held.append(Held(manager: manager))
  }

  /// Asks the browser, which asks the reader where they have not said.
  func askPermission() {
    if status == .notDetermined { browser.ask("place", "once") }
  }

  func find(_ manager: CLLocationManager) {
    change(manager) { $0.isWaiting = true }
    browser.ask("place", "once")
  }

  func watch(_ manager: CLLocationManager, _ isWatching: Bool) {
    let before = held.contains(where: \.isWatching)
    change(manager) { $0.isWatching = isWatching }
    let after = held.contains(where: \.isWatching)
    if after != before {
      browser.ask("place", after ? "watch" : "stop")
    } else if isWatching, let last {
      // Who comes later is told at once, because a reader who stays where they are is not told of again.
      DispatchQueue.main.async { MainActor.assumeIsolated { manager.take(last) } }
    }
  }

  private func change(_ manager: CLLocationManager, _ body: (inout Held) -> Void) {
    for index in held.indices where held[index].manager === manager { body(&held[index]) }
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)) else { return }
    let states: [CLAuthorizationStatus] = [.notDetermined, .authorizedWhenInUse, .denied]
    if let state = answer.state, states.indices.contains(state), states[state] != status {
      status = states[state]
      for manager in held.compactMap(\.manager) { manager.take(status) }
    }
    if let location = answer.at.flatMap(Self.location) {
      last = location
      let asking = held.filter { $0.isWatching || $0.isWaiting }.compactMap(\.manager)
      for index in held.indices { held[index].isWaiting = false }
      for manager in asking { manager.take(location) }
    } else if let error = answer.error {
      let asking = held.filter { $0.isWatching || $0.isWaiting }.compactMap(\.manager)
      for index in held.indices { held[index].isWaiting = false }
      for manager in asking { manager.take(CLError(error == 1 ? .denied : .locationUnknown)) }
    }
  }

  /// A place as the browser tells it (W3C Geolocation: degrees, metres, metres a second, milliseconds since 1970); nil for what is none.
  private static func location(_ numbers: [Double?]) -> CLLocation? {
    guard numbers.count == 8, let latitude = numbers[0], let longitude = numbers[1] else { return nil }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    return CLLocation(
      coordinate: coordinate, altitude: numbers[3] ?? 0, horizontalAccuracy: numbers[2] ?? -1,
      verticalAccuracy: numbers[4] ?? -1, course: numbers[5] ?? -1, speed: numbers[6] ?? -1,
      timestamp: numbers[7].map { Date(timeIntervalSince1970: $0 / 1000) } ?? Date())
  }
}
