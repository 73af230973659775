import Foundation
import SwiftUI

/// The models that are kept, live: the view is evaluated again when they are others, or in another order.
@propertyWrapper
public struct Query<Element: PersistentModel>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @StateObject private var observer = QueryObserver<Element>()
  private let request: QueryRequest<Element>

  /// All models of a kind.
  // Not in an extension: there the compiler does not find what a variable without a value begins with.
  public init() {
    self.init(FetchDescriptor(), nil)
  }

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    request = QueryRequest(descriptor, transaction)
  }

  /// The models.
  @MainActor public var wrappedValue: [Element] { observer.results }

  /// Why there are no models, where that is so.
  @MainActor public var fetchError: (any Error)? { observer.error }
  /// The context that the models are of.
  @MainActor public var modelContext: ModelContext { context }

  public func update() {
    MainActor.assumeIsolated { observer.look(for: request, in: context) }
  }
}

/// What a query asks for. Another object may be another question.
final class QueryRequest<Element: PersistentModel> {
  let descriptor: FetchDescriptor<Element>
  let transaction: Transaction?

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) {
    self.descriptor = descriptor
    self.transaction = transaction
  }
}
