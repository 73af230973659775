import Foundation

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// Whether what is not saved counts; true by default.
  /// - Partly: it always counts.
  public var includePendingChanges = true
  /// What to read first.
  /// - Partly: values are read when they are asked for.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
  /// Which models to read with those that are fetched.
  /// - Partly: they are read when they are asked for.
  public var relationshipKeyPathsForPrefetching: [PartialKeyPath<T>] = []

  public init(predicate: Predicate<T>? = nil, sortBy: [SortDescriptor<T>] = []) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// Models that were fetched.
public struct FetchResultsCollection<T: PersistentModel>: RandomAccessCollection {
  let models: [T]

  public var startIndex: Int { models.startIndex }
  public var endIndex: Int { models.endIndex }
  public subscript(index: Int) -> T { models[index] }
}
