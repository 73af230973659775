import CoreLocation
import Foundation
import MessageUI
import StoreKit
import SwiftUI
import SwiftUITesting
import Testing
import UserNotifications
import WidgetKit

@MainActor
struct DeviceTests {
  private final class Finder: NSObject, CLLocationManagerDelegate {
    var told: [String] = []
    let manager = CLLocationManager()

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      told.append("\(manager.authorizationStatus)")
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      told.append("\((error as? CLError)?.code ?? .network)")
    }
  }

  /// Waits until what was put on the main queue has run.
  private func turn() async {
    await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
  }

  @Test func withoutAReaderPlacesAreNotKnown() async {
    let finder = Finder()
    finder.manager.delegate = finder
    finder.manager.requestLocation()
    await turn()
    #expect(finder.told == ["denied", "denied"])
  }

  @Test func distancesAreThoseOfTheEarth() {
    let berlin = CLLocation(latitude: 52.5200, longitude: 13.4050)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    // 879.7 km on the ellipsoid of WGS 84 (GeographicLib).
    #expect(abs(berlin.distance(from: paris) - 879_700) < 4_400)
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func withoutAReaderNotificationsAreNotAllowed() async throws {
    let center = UNUserNotificationCenter.current()
    #expect(try await center.requestAuthorization(options: [.alert, .sound]) == false)
    #expect(await center.notificationSettings().authorizationStatus == .denied)
    let content = UNMutableNotificationContent()
    content.title = "Rain"
    #expect(content.title == "Rain")
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: false)
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: trigger)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
  }

  @Test func aMessageIsALink() {
    let mail = MFMailComposeViewController()
    mail.setToRecipients(["ada@example.com"])
    mail.setSubject("Rain & wind")
    mail.setMessageBody("How deep?", isHTML: false)
    #expect(mail.linkedURL.absoluteString == "mailto:ada@example.com?subject=Rain%20%26%20wind&body=How%20deep?")
  }

  private struct Rating: View {
    @Environment(\.requestReview) private var requestReview

    var body: some View {
      Button("Rate") {
        requestReview()
        WidgetCenter.shared.reloadAllTimelines()
      }
    }
  }

  @Test func ratingsAreAskedForAndNobodyIsBothered() throws {
    let screen = TestScreen(Rating())
    try screen.tap("Rate")
    #expect(screen.texts == ["Rate"])
  }
}
