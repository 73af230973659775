import SwiftUI

/// What a view's request is to find.
struct FetchPlan<Result> {
  var entityName: String?
  var base: NSFetchRequest<Result>?
  var sortDescriptors: [NSSortDescriptor]
  var predicate: NSPredicate?
  var transaction = Transaction()

  /// Whether it is the same one, of a view that is evaluated again.
  func isSame(as other: FetchPlan) -> Bool {
    entityName == other.entityName && base === other.base && predicate === other.predicate
      && sortDescriptors.elementsEqual(other.sortDescriptors, by: ===)
  }

  /// The request for a context.
  func request(_ model: NSManagedObjectModel?) -> NSFetchRequest<Result>? {
    var name = entityName ?? base?.entityName
    if name == nil, let model, let type = Result.self as? NSManagedObject.Type {
      name = EntityClasses.entity(of: type, in: model)?.name
    }
    guard let name else { return nil }
    let request = NSFetchRequest<Result>(entityName: name)
    base?.take(into: request)
    request.sortDescriptors = sortDescriptors
    request.predicate = predicate
    return request
  }
}

/// What a view's request has found, and tells the view when that changes.
///
/// For the main thread alone.
final class FetchController<Result>: ObservableObject, ScopeObserver, @unchecked Sendable {
  let objectWillChange = ObservableObjectPublisher()
  private var plan = FetchPlan<Result>(sortDescriptors: [])
  private var context: NSManagedObjectContext?
  private weak var scope: ObjectScope?
  private var found: [Result] = []
  private var isStale = true
  private var sortDescriptors: [NSSortDescriptor]?
  private var predicate: NSPredicate??

  /// Takes over what the view asks for by now.
  func take(_ plan: FetchPlan<Result>, in context: NSManagedObjectContext) {
    let scope = context.scope
    if !plan.isSame(as: self.plan) || self.scope !== scope { isStale = true }
    self.plan = plan
    guard self.scope !== scope else { return }
    self.scope?.remove(self)
    self.context = context
    self.scope = scope
    scope.add(self)
  }

  /// What is found now.
  var results: [Result] {
    guard isStale, let context else { return found }
    isStale = false
    var plan = plan
    plan.sortDescriptors = current.sortDescriptors
    plan.predicate = current.predicate
    found = plan.request(context.model).flatMap { try? context.fetch($0) } ?? []
    return found
  }

  /// How the results are sorted and which they are, as the view has set it since.
  var current: (sortDescriptors: [NSSortDescriptor], predicate: NSPredicate?) {
    (sortDescriptors ?? plan.sortDescriptors, predicate ?? plan.predicate)
  }

  func set(sortDescriptors: [NSSortDescriptor]) {
    change { self.sortDescriptors = sortDescriptors }
  }

  func set(predicate: NSPredicate?) {
    change { self.predicate = .some(predicate) }
  }

  private func change(_ body: () -> Void) {
    body()
    isStale = true
    tell()
  }

  private func tell() {
    let current = Transaction(animation: plan.transaction.animation)
    guard plan.transaction.animation != nil else { return objectWillChange.send() }
    withTransaction(current) { objectWillChange.send() }
  }

  func scopeDidChange(_ changes: ScopeChanges) {
    nonisolated(unsafe) let changes = changes
    // A context of another queue is looked at all the same.
    if _Browser.isOnMain || Thread.isMainThread { return take(changes) }
    DispatchQueue.main.schedule { self.take(changes) }
  }

  private func take(_ changes: ScopeChanges) {
    guard !isStale, let name = plan.request(context?.model)?.entityName,
      let entity = context?.model?.entitiesByName[name]
    else { return }
    guard changes.isInvalidated || changes.all.contains(where: { $0.entity.isKindOf(entity: entity) }) else { return }
    isStale = true
    tell()
  }
}
