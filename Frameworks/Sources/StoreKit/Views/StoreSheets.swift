import SwiftUI

extension View {
  /// Shows what the reader has subscribed to. A page has no store: the sheet says so.
  /// - Partly: the sheet says that there is no store.
  nonisolated public func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View {
    modifier(SayingThatThereIsNoStore(isPresented: isPresented))
  }
  /// Shows what of a group the reader has subscribed to. A page has no store: the sheet says so.
  /// - Partly: the sheet says that there is no store; `subscriptionGroupID` is not used.
  nonisolated public func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { modifier(SayingThatThereIsNoStore(isPresented: isPresented)) }

  /// Asks the reader for a code. A page has no store: the sheet says so.
  /// - Partly: the sheet says that there is no store; it ends with `StoreKitError.networkError`.
  nonisolated public func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping @MainActor (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View {
    modifier(SayingThatThereIsNoStore(isPresented: isPresented) { onCompletion(.failure(StoreKitError.noStore)) })
  }

  /// Lets the reader ask for their money. A page has no store: the sheet says so.
  /// - Partly: the sheet says that there is no store; it ends with `RefundRequestError.failed`.
  nonisolated public func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: (
      @MainActor (Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void
    )? = nil
  ) -> some View {
    modifier(SayingThatThereIsNoStore(isPresented: isPresented) { onDismiss?(.failure(.failed)) })
  }

  /// Recommends another program of the store. A page has no store: nothing is seen.
  /// - Partly: shows nothing: the binding is false again at once.
  nonisolated public func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping @MainActor () -> SKOverlay.Configuration
  ) -> some View { modifier(NeverShown(isPresented: isPresented)) }
}

/// Says in a sheet that there is no store.
private struct SayingThatThereIsNoStore: ViewModifier {
  @Binding var isPresented: Bool
  let end: @MainActor () -> Void

  nonisolated init(isPresented: Binding<Bool>, end: @escaping @MainActor () -> Void = {}) {
    _isPresented = isPresented
    self.end = end
  }

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      end()
    } content: {
      StoreAbsence { isPresented = false }
    }
  }
}

/// Says at once that something is not seen.
private struct NeverShown: ViewModifier {
  @Binding var isPresented: Bool

  nonisolated init(isPresented: Binding<Bool>) { _isPresented = isPresented }

  func body(content: Content) -> some View {
    content.onChange(of: isPresented, initial: true) { if isPresented { isPresented = false } }
  }
}
