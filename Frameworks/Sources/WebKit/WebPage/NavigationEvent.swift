import FoundationNetworking
import SwiftUI

extension WebPage {
  /// What happens to a page on its way.
  public enum NavigationEvent: Hashable, Sendable {
    /// It was asked for.
    case startedProvisionalNavigation
    /// An answer leads elsewhere.
    /// - Partly: never told: browsers do not tell.
    case receivedServerRedirect
    /// The browser was asked for it.
    case committed
    /// The browser was asked for it; when the page is there, it does not tell.
    /// - Partly: when the browser was asked: when the page is there, it does not tell.
    case finished
  }

  /// Why a page is not shown.
  public enum NavigationError: Error {
    /// It was refused or stopped, or cannot be had.
    /// - Partly: for what is refused, stopped or not answered by the program: what the browser cannot have, it does not tell.
    case failedProvisionalNavigation(any Error)
    /// The page is no longer there.
    case pageClosed
    /// The process of a page has ended.
    /// - Partly: never told: browsers do not tell.
    case webContentProcessTerminated
    /// There is no address.
    case invalidURL
  }

  typealias NavigationStream = AsyncThrowingStream<NavigationEvent, any Error>

  /// What happens to the pages that the program asks for, from now on. It fails where one of them does.
  /// - Partly: what the program asks for; where readers go in the frame is not known.
  public var navigations: some AsyncSequence<NavigationEvent, any Error> {
    let (stream, follower) = NavigationStream.makeStream()
    let id = UUID()
    followers[id] = follower
    follower.onTermination = { [weak self] _ in
      Task { @MainActor in self?.followers[id] = nil }
    }
    return stream
  }

  /// One page on its way, and who is told of it.
  final class Journey {
    let item: BackForwardList.Item
    let teller: NavigationStream.Continuation
    var task: Task<Void, Never>?
    /// Whether the browser was asked for it.
    var isShown = false

    init(to item: BackForwardList.Item, _ teller: NavigationStream.Continuation) {
      self.item = item
      self.teller = teller
    }
  }

  func tell(_ event: NavigationEvent, of journey: Journey) {
    currentNavigationEvent = event
    journey.teller.yield(event)
    for follower in followers.values { follower.yield(event) }
  }

  func tell(_ error: any Error, of journey: Journey) {
    let error = NavigationError.failedProvisionalNavigation(error)
    journey.teller.finish(throwing: error)
    for follower in followers.values { follower.finish(throwing: error) }
    followers = [:]
  }
}
