import Foundation

/// Shows that what a scrolling view shows is being asked for again: the reader draws the view down, and actions for
/// `valueChanged` are done.
/// - Partly: shown by tables; elsewhere use refreshable(action:).
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
  /// What stands below the sign.
  /// - Partly: kept and not shown.
  open var attributedTitle: NSAttributedString?
  /// Whether something is being asked for.
  public private(set) var isRefreshing = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Says that something is being asked for.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that it has come.
  open func endRefreshing() {
    isRefreshing = false
    let ended = waiting
    waiting = []
    for one in ended { one.resume() }
  }

  /// Does what the program does when the reader draws the view down, and waits until it says that it is over.
  package func refresh() async {
    beginRefreshing()
    sendActions(for: .valueChanged)
    guard isRefreshing else { return }
    await withCheckedContinuation { waiting.append($0) }
  }
}
