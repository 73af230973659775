extension Product {
  /// What has become of the question for a product.
  public enum TaskState: Sendable {
    case loading
    case unavailable
    case failure(any Error)
    case success(Product)

    /// The product, where it is there.
    public var product: Product? { if case .success(let product) = self { product } else { nil } }
  }

  /// What has become of the question for several products.
  public enum CollectionTaskState: Sendable {
    case loading
    case failure(any Error)
    case success([Product], unavailable: [Product.ID])

    /// The products, where they are there.
    public var products: [Product]? { if case .success(let products, _) = self { products } else { nil } }
    /// The names that the store does not know.
    public var unavailableIDs: [Product.ID]? { if case .success(_, let names) = self { names } else { nil } }
  }
}

/// What has become of the question by what a reader may use something.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  /// The answer, where it is there.
  public var value: Value? { if case .success(let value) = self { value } else { nil } }

  /// The same of another answer.
  public func map<T>(_ transform: (Value) throws -> T) rethrows -> EntitlementTaskState<T> {
    try flatMap { .success(try transform($0)) }
  }
  /// What another question makes of the answer.
  public func flatMap<T>(
    _ transform: (Value) throws -> EntitlementTaskState<T>
  ) rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): try transform(value)
    }
  }
  /// The same of another answer, which takes its time.
  public func map<T>(_ transform: (Value) async throws -> T) async rethrows -> EntitlementTaskState<T> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}

extension EntitlementTaskState: Sendable where Value: Sendable {}
