import Combine
import SwiftUI
import ProgramLog

/// Remembers what a query gave, until it may give something else.
@MainActor
final class QueryObserver<Element: PersistentModel>: ObservableObject {
  private(set) var results: [Element] = []
  private(set) var error: (any Error)?
  private var request: QueryRequest<Element>?
  private var context: ModelContext?
  private var isStale = true

  /// Fetches, where the question, the context or a model is another than before.
  func look(for request: QueryRequest<Element>, in context: ModelContext) {
    if context !== self.context {
      self.context?.listeners.remove(self)
      context.listeners.add(self)
      self.context = context
      isStale = true
    }
    // What other processes and contexts wrote may make it stale.
    context.takeForeignChanges()
    if !isStale, request === self.request { return }
    self.request = request
    isStale = false
    do {
      results = try context.fetch(request.descriptor)
      error = nil
    } catch {
      results = []
      if self.error == nil { ProgramLog.write(.error, label: "SwiftData") { error.localizedDescription } }
      self.error = error
    }
  }
}

extension QueryObserver: ContextListener {
  // The main context calls on the main actor.
  nonisolated func changed(_ entity: Schema.Entity, isListed: Bool) {
    let reference = UncheckedEntity(entity: entity)
    if Thread.isMainThread {
      MainActor.assumeIsolated { heard(reference.entity, isListed: isListed) }
    } else {
      Task { @MainActor in heard(reference.entity, isListed: isListed) }
    }
  }

  private func heard(_ entity: Schema.Entity, isListed: Bool) {
    guard !isStale, let request, concerns(entity, isListed: isListed, request.descriptor) else { return }
    isStale = true
    if let transaction = request.transaction {
      withTransaction(transaction) { objectWillChange.send() }
    } else {
      objectWillChange.send()
    }
  }

  /// True where the results may be others: models came or went, or one changed that the condition or the order may look at.
  private func concerns(_ entity: Schema.Entity, isListed: Bool, _ descriptor: FetchDescriptor<Element>) -> Bool {
    let own = Schema.Entity.of(Element.self)
    if isListed, entity === own { return true }
    if descriptor.predicate == nil, descriptor.sortBy.isEmpty { return false }
    return entity === own || own.relationships.contains { $0.destination.map { Schema.Entity.of($0) === entity } ?? false }
  }
}

private struct UncheckedEntity: @unchecked Sendable {
  let entity: Schema.Entity
}
