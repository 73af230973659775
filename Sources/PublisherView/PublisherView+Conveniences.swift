import Combine
import SwiftUI

extension PublisherView where InitialView == EmptyView {
  /// Shows what a publisher says, and nothing until something has come.
  @MainActor @preconcurrency
  public init(
    publisher: Publisher,
    @ViewBuilder output: @escaping @MainActor (Output) -> OutputView,
    @ViewBuilder failure: @escaping @MainActor (Failure) -> FailureView
  ) {
    self.init(publisher: publisher, initial: EmptyView.init, output: output, failure: failure)
  }
}

extension PublisherView where Failure == Never, FailureView == EmptyView {
  /// Shows what a publisher says that cannot fail.
  @MainActor @preconcurrency
  public init(
    publisher: Publisher,
    @ViewBuilder initial: @escaping @MainActor () -> InitialView,
    @ViewBuilder output: @escaping @MainActor (Output) -> OutputView
  ) {
    self.init(publisher: publisher, initial: initial, output: output, failure: nothing)
  }
}

extension PublisherView where InitialView == EmptyView, Failure == Never, FailureView == EmptyView {
  /// Shows what a publisher says that cannot fail, and nothing until something has come.
  @MainActor @preconcurrency
  public init(publisher: Publisher, @ViewBuilder output: @escaping @MainActor (Output) -> OutputView) {
    self.init(publisher: publisher, initial: EmptyView.init, output: output)
  }
}

/// The view of what never happens.
private func nothing<Value>(of _: Value) -> EmptyView {
  EmptyView()
}
