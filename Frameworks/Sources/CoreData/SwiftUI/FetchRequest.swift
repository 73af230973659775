import SwiftUI

/// Objects that a view's context has, kept up to date: `@FetchRequest(sortDescriptors: [SortDescriptor(\.date)]) var items: FetchedResults<Item>`.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// What is asked for, as a view may change it.
  public struct Configuration {
    /// How the results are sorted.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which the results are; nil is all.
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()
  private let plan: FetchPlan<Result>

  init(_ plan: FetchPlan<Result>) { self.plan = plan }

  /// The results.
  @MainActor @preconcurrency
  public var wrappedValue: FetchedResults<Result> { FetchedResults(controller) }

  /// What is asked for, to be changed.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Configuration> {
    let controller = controller
    return Binding {
      Configuration(
        nsSortDescriptors: controller.current.sortDescriptors, nsPredicate: controller.current.predicate)
    } set: {
      controller.set(sortDescriptors: $0.nsSortDescriptors)
      controller.set(predicate: $0.nsPredicate)
    }
  }

  public mutating func update() {
    let (plan, property) = (plan, self)
    nonisolated(unsafe) let all = (plan, property)
    MainActor.assumeIsolated { all.1.controller.take(all.0, in: all.1.context) }
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for objects of an entity.
  public init(
    entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init(
      FetchPlan(
        entityName: entity.name, sortDescriptors: sortDescriptors, predicate: predicate,
        transaction: Transaction(animation: animation)))
  }

  /// Asks for objects of the class's entity.
  @_disfavoredOverload
  public init(
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchPlan(
        sortDescriptors: sortDescriptors, predicate: predicate, transaction: Transaction(animation: animation)))
  }

  /// Asks for objects of the class's entity.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sortDescriptors: sortDescriptors.map { KeptDescriptor.make($0) }, predicate: predicate, animation: animation)
  }
}

extension FetchRequest {
  /// Asks for what a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init(fetchRequest: fetchRequest, transaction: Transaction(animation: animation))
  }

  /// Asks for what a request finds.
  public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
    self.init(
      FetchPlan(
        base: fetchRequest, sortDescriptors: fetchRequest.sortDescriptors ?? [], predicate: fetchRequest.predicate,
        transaction: transaction))
  }
}
