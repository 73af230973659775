import SwiftUI

/// Objects that a view's context has, in sections, kept up to date.
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty {
  /// What is asked for, as a view may change it.
  public struct Configuration {
    /// What sections are made by.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier>
    /// How the results are sorted.
    public var nsSortDescriptors: [NSSortDescriptor]
    /// Which the results are; nil is all.
    public var nsPredicate: NSPredicate?
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var controller = FetchController<Result>()
  @StateObject private var chosen = ChosenSections<SectionIdentifier, Result>()
  private let plan: FetchPlan<Result>
  private let path: KeyPath<Result, SectionIdentifier>

  init(_ plan: FetchPlan<Result>, _ path: KeyPath<Result, SectionIdentifier>) { (self.plan, self.path) = (plan, path) }

  /// The results.
  @MainActor @preconcurrency
  public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
    SectionedFetchResults(controller, chosen, chosen.path ?? path)
  }

  /// What is asked for, to be changed.
  @MainActor @preconcurrency
  public var projectedValue: Binding<Configuration> {
    let (controller, chosen, path) = (controller, chosen, path)
    return Binding {
      Configuration(
        sectionIdentifier: chosen.path ?? path, nsSortDescriptors: controller.current.sortDescriptors,
        nsPredicate: controller.current.predicate)
    } set: {
      chosen.path = $0.sectionIdentifier
      controller.set(sortDescriptors: $0.nsSortDescriptors)
      controller.set(predicate: $0.nsPredicate)
    }
  }

  public mutating func update() {
    let all = self
    MainActor.assumeIsolated { all.controller.take(all.plan, in: all.context) }
  }
}

extension SectionedFetchRequest where Result: NSManagedObject {
  /// Asks for objects of an entity.
  public init(
    entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchPlan(
        entityName: entity.name, sortDescriptors: sortDescriptors, predicate: predicate,
        transaction: Transaction(animation: animation)), sectionIdentifier)
  }

  /// Asks for objects of the class's entity.
  @_disfavoredOverload
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      FetchPlan(
        sortDescriptors: sortDescriptors, predicate: predicate, transaction: Transaction(animation: animation)),
      sectionIdentifier)
  }

  /// Asks for objects of the class's entity.
  public init(
    sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
    predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      sectionIdentifier: sectionIdentifier, sortDescriptors: sortDescriptors.map { KeptDescriptor.make($0) },
      predicate: predicate, animation: animation)
  }

  /// Asks for what a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    animation: Animation? = nil
  ) {
    self.init(
      fetchRequest: fetchRequest, sectionIdentifier: sectionIdentifier, transaction: Transaction(animation: animation))
  }

  /// Asks for what a request finds.
  public init(
    fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
    transaction: Transaction
  ) {
    self.init(
      FetchPlan(
        base: fetchRequest, sortDescriptors: fetchRequest.sortDescriptors ?? [], predicate: fetchRequest.predicate,
        transaction: transaction), sectionIdentifier)
  }
}

/// What a view has set sections to be made by since.
final class ChosenSections<SectionIdentifier, Result>: ObservableObject {
  @Published var path: KeyPath<Result, SectionIdentifier>?
}
