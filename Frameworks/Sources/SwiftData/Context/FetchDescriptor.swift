import Foundation

/// Which models to fetch, and in which order.
public struct FetchDescriptor<T: PersistentModel> {
  public var predicate: Predicate<T>?
  public var sortBy: [SortDescriptor<T>]
  public var fetchLimit: Int?
  public var fetchOffset: Int?
  /// True by default. What is not saved always counts.
  public var includePendingChanges = true
  /// What to read first. Values are read when they are asked for, whatever this says.
  public var propertiesToFetch: [PartialKeyPath<T>] = []
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
