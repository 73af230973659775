import Foundation
import SwiftUI

/// The notifications of one reader.
@MainActor
final class ReaderNotifications {
  private struct Answer: Decodable {
    let state: Int
    var pressed: String?
  }

  private struct Shown: Encodable {
    let id: String
    let title: String?
    let body: String

    func encode(to encoder: any Encoder) throws {
      var all = encoder.container(keyedBy: Keys.self)
      try all.encode(id, forKey: .id)
      try all.encode(title, forKey: .title)
      try all.encode(body, forKey: .body)
    }

    private enum Keys: CodingKey { case id, title, body }
  }

  weak var delegate: (any UNUserNotificationCenterDelegate)?
  private let browser: _Browser
  private var listener: _Browser.Listener?
  private var waiting: [CheckedContinuation<UNAuthorizationStatus, Never>] = []
  private var planned: [String: (request: UNNotificationRequest, task: Task<Void, Never>)] = [:]
  private var shown: [String: UNNotificationRequest] = [:]

  private init(_ browser: _Browser) {
    self.browser = browser
    listener = browser.listen("notify") { [weak self] in self?.take($0) }
  }

  /// Those of the reader whose turn it is; nil where there is none.
  static var current: ReaderNotifications? { _Browser.current?.value { ReaderNotifications($0) } }

  /// What the reader has allowed.
  ///
  /// - Parameter asking: Whether the reader is asked where they have not said.
  static func status(asking: Bool) async -> UNAuthorizationStatus {
    guard let current else { return .denied }
    return await withCheckedContinuation { continuation in
      current.waiting.append(continuation)
      current.browser.ask("notify", asking ? "ask" : "state")
    }
  }

  var pending: [UNNotificationRequest] { planned.values.map(\.request) }

  func plan(_ request: UNNotificationRequest) {
    planned[request.identifier]?.task.cancel()
    guard let seconds = request.secondsToWait else { return show(request) }
    let task = Task { [weak self] in
      repeat {
        try? await Task.sleep(for: .seconds(seconds))
        guard !Task.isCancelled, let self else { return }
        show(request)
      } while request.trigger?.repeats ?? false
      self?.planned[request.identifier] = nil
    }
    planned[request.identifier] = (request, task)
  }

  func takeBack(_ isMeant: (String) -> Bool) {
    for (name, plan) in planned where isMeant(name) {
      plan.task.cancel()
      planned[name] = nil
    }
  }

  func hide(_ isMeant: (String) -> Bool) {
    for name in shown.keys where isMeant(name) {
      shown[name] = nil
      ask(Shown(id: name, title: nil, body: ""))
    }
  }

  private func show(_ request: UNNotificationRequest) {
    shown[request.identifier] = request
    let content = request.content
    let body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    ask(Shown(id: request.identifier, title: content.title, body: body))
  }

  private func ask(_ shown: Shown) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    if let data = try? encoder.encode(shown) { browser.ask("notify", String(decoding: data, as: UTF8.self)) }
  }

  private func take(_ text: String) {
    guard let answer = try? JSONDecoder().decode(Answer.self, from: Data(text.utf8)) else { return }
    if let name = answer.pressed {
      guard let request = shown[name] else { return }
      let response = UNNotificationResponse(UNNotification(request: request))
      guard let delegate else { return }
      // A delegate has one form of the method; the other one does nothing.
      delegate.userNotificationCenter(.current(), didReceive: response, withCompletionHandler: {})
      let receiver = Receiver(delegate: delegate)
      Task { await receiver.receive(response) }
      return
    }
    let states: [UNAuthorizationStatus] = [.notDetermined, .authorized, .denied]
    let status = states.indices.contains(answer.state) ? states[answer.state] : .denied
    let all = waiting
    waiting = []
    for continuation in all { continuation.resume(returning: status) }
  }
}

/// Who is told off the main thread, as on Apple's platforms.
private struct Receiver: @unchecked Sendable {
  let delegate: any UNUserNotificationCenterDelegate

  func receive(_ response: UNNotificationResponse) async {
    await delegate.userNotificationCenter(.current(), didReceive: response)
  }
}

extension UNNotificationRequest {
  /// How long it waits; nil for not at all. Those of a date wait for the next one.
  @MainActor fileprivate var secondsToWait: TimeInterval? {
    switch trigger {
    case let trigger as UNTimeIntervalNotificationTrigger: trigger.timeInterval
    case let trigger as UNCalendarNotificationTrigger: trigger.nextTriggerDate().map { max(1, $0.timeIntervalSinceNow) }
    default: nil
    }
  }
}
