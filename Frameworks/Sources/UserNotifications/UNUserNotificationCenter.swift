import Foundation
import SwiftUI

/// The notifications of the reader whose turn it is: their browser shows them while the page is open, and asks the reader whether it may.
/// Without a reader nothing is allowed.
/// - Partly: the browser's notifications, while the page is open; no buttons, sounds and numbers, and `willPresent`
///   is not asked.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()

  /// The reader's notifications.
  open class func current() -> UNUserNotificationCenter { shared }

  /// Who is told of notifications of the reader whose turn it is.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { Self.onMain { $0?.delegate } }
    set {
      nonisolated(unsafe) let delegate = newValue
      Self.onMain { $0?.delegate = delegate }
    }
  }

  /// Asks the reader for permission. Browsers ask where the reader has just pressed something; some do not ask otherwise.
  /// - Partly: `options` is not used: the browser asks for all or nothing, after a press alone.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await ReaderNotifications.status(asking: true) == .authorized
  }

  /// Asks the reader for permission.
  /// - Partly: `options` is not used: the browser asks for all or nothing, after a press alone.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    Task { completionHandler(await ReaderNotifications.status(asking: true) == .authorized, nil) }
  }

  /// What the reader has allowed.
  open func notificationSettings() async -> UNNotificationSettings {
    UNNotificationSettings(await ReaderNotifications.status(asking: false))
  }

  /// Tells what the reader has allowed.
  open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
    Task { completionHandler(UNNotificationSettings(await ReaderNotifications.status(asking: false))) }
  }

  /// Plans a notification. It is shown where the page is open when its time comes.
  ///
  /// - Throws: `UNError.notificationsNotAllowed` where the reader has not allowed it.
  open func add(_ request: UNNotificationRequest) async throws {
    guard await ReaderNotifications.status(asking: false) == .authorized else {
      throw UNError(.notificationsNotAllowed)
    }
    await MainActor.run { ReaderNotifications.current?.plan(request) }
  }

  /// Plans a notification.
  open func add(
    _ request: UNNotificationRequest, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    Task {
      do {
        try await add(request)
        completionHandler?(nil)
      } catch {
        completionHandler?(error)
      }
    }
  }

  /// The notifications that are planned.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await MainActor.run { ReaderNotifications.current?.pending ?? [] }
  }
  /// Tells the notifications that are planned.
  open func getPendingNotificationRequests(completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void) {
    Task { completionHandler(await pendingNotificationRequests()) }
  }

  /// Takes planned notifications back.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    Self.onMain { $0?.takeBack { identifiers.contains($0) } }
  }
  /// Takes all planned notifications back.
  open func removeAllPendingNotificationRequests() { Self.onMain { $0?.takeBack { _ in true } } }
  /// Takes all notifications away that are shown.
  open func removeAllDeliveredNotifications() { Self.onMain { $0?.hide { _ in true } } }
  /// Takes notifications away that are shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    Self.onMain { $0?.hide { identifiers.contains($0) } }
  }
  /// Sets the number on the program's icon; pages have none.
  @available(*, unavailable, message: "pages have no number on an icon: show it in the page")
  open func setBadgeCount(_ newBadgeCount: Int) async throws {}
  /// Says what can be done with notifications. Browsers have no buttons on those of a page.
  /// - Partly: notifications of a page have no buttons.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {}

  /// What comes from elsewhere than the main thread is the caller's wait.
  private static func onMain<Value>(_ body: @escaping @MainActor (ReaderNotifications?) -> Value) -> Value {
    let body = { MainActor.assumeIsolated { Answer(value: body(ReaderNotifications.current)) } }
    return (_Browser.isOnMain ? body() : DispatchQueue.main.sync(execute: body)).value
  }

  private struct Answer<Value>: @unchecked Sendable { let value: Value }
}
