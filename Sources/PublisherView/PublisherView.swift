import Combine
import SwiftUI

/// A view of whatever a publisher says: one view until its first value, one for the latest value, one for its failure.
///
/// ```swift
/// PublisherView(
///   publisher: postsPublisher,
///   initial: { ProgressView() },
///   output: { posts in PostsList(posts: posts) },
///   failure: { error in Text(error.localizedDescription) })
/// ```
///
/// The view subscribes once, when it appears, and cancels when it goes away: as long as its identity lasts, the publisher
/// that it was first given is the one that counts, and one made anew in every `body` starts nothing anew. Give the view
/// another `id(_:)` to follow another publisher. The three closures are always the latest ones.
///
/// Values may come on any thread; they are shown on the main thread, in order. A publisher that finishes leaves the last
/// value on the screen. The three views replace each other in one place: put `animation(_:)` on this view to have the
/// change animated, and `transition(_:)` on the views inside to choose how.
public struct PublisherView<Publisher, InitialView, OutputView, FailureView>: View
where Publisher: Combine.Publisher, InitialView: View, OutputView: View, FailureView: View {
  /// What the publisher publishes.
  public typealias Output = Publisher.Output
  /// How the publisher fails.
  public typealias Failure = Publisher.Failure

  @StateObject private var follower: PublisherFollower<Publisher>
  private let initial: @MainActor () -> InitialView
  private let output: @MainActor (Output) -> OutputView
  private let failure: @MainActor (Failure) -> FailureView

  /// Shows what a publisher says.
  /// - Parameters:
  ///   - publisher: What to follow; subscribed to once, when the view appears.
  ///   - initial: The view until something has come.
  ///   - output: The view of the latest value.
  ///   - failure: The view of a failure, which replaces that of the latest value.
  @MainActor @preconcurrency
  public init(
    publisher: Publisher,
    @ViewBuilder initial: @escaping @MainActor () -> InitialView,
    @ViewBuilder output: @escaping @MainActor (Output) -> OutputView,
    @ViewBuilder failure: @escaping @MainActor (Failure) -> FailureView
  ) {
    _follower = StateObject(wrappedValue: PublisherFollower(publisher))
    self.initial = initial
    self.output = output
    self.failure = failure
  }

  public var body: some View {
    ZStack {
      switch follower.state {
      case .initial: initial()
      case .output(let value): output(value)
      case .failure(let error): failure(error)
      }
    }
  }
}
