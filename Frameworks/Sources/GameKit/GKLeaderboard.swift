import Foundation

/// A list of the best. There is none: each call fails with `notAuthenticated`.
/// - Partly: a page has no Game Center.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  /// Among whom.
  public enum PlayerScope: Int, Sendable {
    case global, friendsOnly
  }

  /// Since when.
  public enum TimeScope: Int, Sendable {
    case today, week, allTime
  }

  /// A place in a list.
  open class Entry: NSObject, @unchecked Sendable {
    open var player: GKPlayer { GKPlayer() }
    open var rank: Int { 0 }
    open var score: Int { 0 }
    open var formattedScore: String { "" }
    open var context: Int { 0 }
    open var date: Date { .distantPast }
  }

  open var title: String? { nil }
  open var groupIdentifier: String? { nil }
  open var baseLeaderboardID: String { "" }

  /// Fails.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(GKError(.notAuthenticated)) } }
  /// Fails.
  open class func submitScore(_ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]) async throws {
    throw GKError(.notAuthenticated)
  }
  /// Fails.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?, completionHandler: @escaping @Sendable ([GKLeaderboard]?, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, GKError(.notAuthenticated)) } }
  /// Fails.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    throw GKError(.notAuthenticated)
  }
  /// Fails.
  open func submitScore(_ score: Int, context: Int, player: GKPlayer) async throws { throw GKError(.notAuthenticated) }
  /// Fails.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping @Sendable (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) { DispatchQueue.main.async { completionHandler(nil, nil, 0, GKError(.notAuthenticated)) } }
  /// Fails.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) { throw GKError(.notAuthenticated) }
}

/// Something that was reached.
open class GKAchievement: NSObject, @unchecked Sendable {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  open var lastReportedDate: Date { .distantPast }

  public init(identifier: String) { self.identifier = identifier }

  /// Fails.
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) } }
  /// Fails.
  open class func report(_ achievements: [GKAchievement]) async throws { throw GKError(.notAuthenticated) }
  /// Fails.
  open class func loadAchievements(
    completionHandler: (@Sendable ([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) } }
  /// Fails.
  open class func loadAchievements() async throws -> [GKAchievement] { throw GKError(.notAuthenticated) }
  /// Fails.
  open class func resetAchievements(completionHandler: (@Sendable ((any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) }
  }
  /// Fails.
  open class func resetAchievements() async throws { throw GKError(.notAuthenticated) }
}

/// A score, as it was told before.
open class GKScore: NSObject, @unchecked Sendable {
  open var leaderboardIdentifier: String
  open var value: Int64 = 0
  open var context: UInt64 = 0

  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }

  /// Fails.
  open class func report(
    _ scores: [GKScore], withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(GKError(.notAuthenticated)) } }
}
