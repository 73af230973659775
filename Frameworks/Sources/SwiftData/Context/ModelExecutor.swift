/// Gives code a context to work with.
public protocol ModelExecutor: AnyObject, Sendable {
  var modelContext: ModelContext { get }
}

/// Work on one context, one piece after the other.
public protocol SerialModelExecutor: ModelExecutor {}

/// The context of an actor. The actor sees to it that one piece of code at a time works with it.
public final class DefaultSerialModelExecutor: SerialModelExecutor, @unchecked Sendable {
  public let modelContext: ModelContext

  public init(modelContext: ModelContext) {
    self.modelContext = modelContext
  }
}

/// An actor with a container and a context of its own; `@ModelActor` makes it one.
public protocol ModelActor: Actor {
  nonisolated var modelContainer: ModelContainer { get }
  nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
  public var modelContext: ModelContext { modelExecutor.modelContext }

  /// A model by its identifier; nil where there is none of that type.
  public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
    modelContext.registered(id, as: type) as? T
  }
}
