import Foundation
import SwiftUI

/// The models that are kept, live: the view is evaluated again when they are others, or in another order.
@propertyWrapper
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
  @Environment(\.modelContext) private var context
  @StateObject private var observer = QueryObserver<Element>()
  private let request: QueryRequest<Element>

  init(_ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?) where Result == [Element] {
    request = QueryRequest(descriptor, transaction)
  }

  /// The models.
  @MainActor public var wrappedValue: Result {
    guard let result = observer.results as? Result else { fatalError("A query gives an array of models.") }
    return result
  }

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
