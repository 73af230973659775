import SwiftUI

/// What a live activity is about.
public protocol ActivityAttributes: Codable {
  /// What of it changes.
  associatedtype ContentState: Codable & Hashable
}

/// How far an activity is.
public enum ActivityState: Codable, Hashable, Sendable {
  case active, ended, dismissed, stale, pending
}

/// What is shown of an activity.
public struct ActivityContent<State: Codable & Hashable>: @unchecked Sendable {
  public var state: State
  public var staleDate: Date?
  public var relevanceScore: Double

  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    (self.state, self.staleDate, self.relevanceScore) = (state, staleDate, relevanceScore)
  }
}

/// How an activity is updated from elsewhere.
public struct PushType: Hashable, Sendable {
  private let name: String

  public static let token = PushType(name: "token")
  public static func channel(_ channelId: String) -> PushType { PushType(name: channelId) }
}

/// When an activity that has ended is not shown any more.
public struct ActivityUIDismissalPolicy: Hashable, Sendable {
  private let date: Date?

  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy { ActivityUIDismissalPolicy(date: date) }
}

/// What is said aloud of a change.
public struct AlertConfiguration: Sendable {
  /// What is heard.
  public struct AlertSound: Sendable {
    public static var `default`: AlertSound { AlertSound() }
    /// - Partly: `name` is not used: nothing is heard.
    public static func named(_ name: String) -> AlertSound { AlertSound() }
  }

  public var title: LocalizedStringResource
  public var body: LocalizedStringResource
  public var sound: AlertSound

  public init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertSound) {
    (self.title, self.body, self.sound) = (title, body, sound)
  }
}

/// Something that goes on, on a lock screen. A page has none: asking for one throws `unsupported`.
/// - Partly: a page has no lock screen: `request` throws, so that there never is one.
public final class Activity<Attributes: ActivityAttributes>: Identifiable, @unchecked Sendable {
  public typealias ContentState = Attributes.ContentState

  public let id: String
  public let attributes: Attributes
  public private(set) var content: ActivityContent<ContentState>
  public var contentState: ContentState { content.state }
  public var activityState: ActivityState { .dismissed }
  public var pushToken: Data? { nil }

  private init(_ attributes: Attributes, _ content: ActivityContent<ContentState>) {
    (id, self.attributes, self.content) = (UUID().uuidString, attributes, content)
  }

  /// The activities that go on: none.
  public static var activities: [Activity<Attributes>] { [] }
  /// Tells of activities that begin: none do.
  public static var activityUpdates: AsyncStream<Activity<Attributes>> { AsyncStream { $0.finish() } }
  public static var pushToStartTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }
  public static var pushToStartToken: Data? { nil }
  public var activityStateUpdates: AsyncStream<ActivityState> { AsyncStream { $0.finish() } }
  public var contentUpdates: AsyncStream<ActivityContent<ContentState>> { AsyncStream { $0.finish() } }
  public var contentStateUpdates: AsyncStream<ContentState> { AsyncStream { $0.finish() } }
  public var pushTokenUpdates: AsyncStream<Data> { AsyncStream { $0.finish() } }

  /// Fails.
  public static func request(
    attributes: Attributes, content: ActivityContent<ContentState>, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }
  /// Fails.
  public static func request(
    attributes: Attributes, contentState: ContentState, pushType: PushType? = nil
  ) throws -> Activity<Attributes> { throw ActivityAuthorizationError.unsupported }

  /// Changes what is shown.
  public func update(_ content: ActivityContent<ContentState>) async { self.content = content }
  /// Changes what is shown.
  public func update(_ content: ActivityContent<ContentState>, alertConfiguration: AlertConfiguration?) async {
    self.content = content
  }
  /// Changes what is shown.
  public func update(using contentState: ContentState, alertConfiguration: AlertConfiguration? = nil) async {
    content.state = contentState
  }
  /// Ends it.
  public func end(
    _ content: ActivityContent<ContentState>?, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { if let content { self.content = content } }
  /// Ends it.
  public func end(
    using contentState: ContentState? = nil, dismissalPolicy: ActivityUIDismissalPolicy = .default
  ) async { if let contentState { content.state = contentState } }
}

/// Why there is no activity.
public enum ActivityAuthorizationError: Error, Hashable, Sendable, LocalizedError {
  case attributesTooLarge, denied, globalMaximumExceeded, malformedActivityIdentifier, missingProcessIdentifier
  case persistenceFailure, reconnectNotPermitted, targetMaximumExceeded, unentitled, unsupported
  case unsupportedTarget, visibility

  public var errorDescription: String? { "A page has no lock screen to show an activity on." }
}

/// Whether a program may have activities: no.
public final class ActivityAuthorizationInfo: @unchecked Sendable {
  public init() {}

  public var areActivitiesEnabled: Bool { false }
  public var frequentPushesEnabled: Bool { false }
  public var activityEnablementUpdates: AsyncStream<Bool> {
    AsyncStream {
      $0.yield(false)
      $0.finish()
    }
  }
}
