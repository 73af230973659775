import SwiftUI

extension View {
  /// Asks for a product when the view appears. A page has no store: it is not available.
  /// - Partly: the action is told `loading`, then `unavailable`.
  nonisolated public func storeProductTask(
    for id: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.TaskState) async -> Void
  ) -> some View {
    task(id: id, priority: priority) { @MainActor in
      await action(.loading)
      await action(.unavailable)
    }
  }

  /// Asks for products when the view appears. A page has no store: none is available.
  /// - Partly: the action is told `loading`, then that all names are unknown.
  nonisolated public func storeProductsTask<IDs: Collection<Product.ID> & Equatable & Sendable>(
    for ids: IDs, priority: TaskPriority = .medium,
    action: @escaping @MainActor (Product.CollectionTaskState) async -> Void
  ) -> some View {
    task(id: ids, priority: priority) { @MainActor in
      await action(.loading)
      await action(.success([], unavailable: Array(ids)))
    }
  }

  /// Asks by what the reader may use something when the view appears. A page has no store: by nothing.
  /// - Partly: the action is told `loading`, then that there is nothing.
  nonisolated public func currentEntitlementTask(
    for productID: Product.ID, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View {
    task(id: productID, priority: priority) { @MainActor in
      await action(.loading)
      await action(.success(nil))
    }
  }

  /// Asks what of a group the reader has subscribed to when the view appears. A page has no store: nothing.
  /// - Partly: the action is told `loading`, then that there is nothing.
  nonisolated public func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping @MainActor (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View {
    task(id: groupID, priority: priority) { @MainActor in
      await action(.loading)
      await action(.success([]))
    }
  }
}
