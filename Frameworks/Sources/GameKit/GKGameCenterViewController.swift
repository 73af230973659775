import SwiftUI
import UIKit

/// What is seen of Game Center.
public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// Is told that Game Center is closed.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center. A page has none: it says so, and the reader closes it.
/// - Partly: a page has no Game Center: it says so.
@MainActor @preconcurrency
open class GKGameCenterViewController: UIViewController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?

  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(nibName: nil, bundle: nil)
    viewState = state
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    leaderboardIdentifier = leaderboardID
  }
  public convenience init(achievementID: String) { self.init(state: .achievements) }

  open override func loadView() {
    let note = NoteView()
    note.close = { [weak self] in
      guard let self else { return }
      gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
    }
    view = note
  }
}

/// Says that there is no Game Center.
private final class NoteView: UIView, _ViewShowing {
  var close: @MainActor () -> Void = {}

  var _content: AnyView {
    AnyView(
      VStack(spacing: 16) {
        Image(systemName: "gamecontroller").font(.largeTitle).foregroundStyle(.secondary).accessibilityHidden(true)
        Text("There is no Game Center on the web.").multilineTextAlignment(.center)
        Button("Done") { self.close() }
      }
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity))
  }
}

/// The button that opens Game Center.
/// - Partly: never shown.
@MainActor @preconcurrency
open class GKAccessPoint: NSObject {
  /// Where it is.
  public enum Location: Int, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }

  public static let shared = GKAccessPoint()
  open var isActive = false
  open var location = Location.topLeading
  open var showHighlights = false
  open var isVisible: Bool { false }
  open var isPresentingGameCenter: Bool { false }
  open weak var parentWindow: UIWindow?

  /// Opens Game Center: the handler is called at once.
  open func trigger(handler: @escaping @Sendable () -> Void) { DispatchQueue.main.async { handler() } }
  /// Opens Game Center: the handler is called at once.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { handler() }
  }
}
