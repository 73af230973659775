import Observation

/// A class whose objects a container keeps; `@Model` makes it one.
public protocol PersistentModel: AnyObject, Observation.Observable, Hashable, Identifiable, SendableMetatype, _RelationshipValue {
  init(_backing: _ModelBacking)
  var _$backing: _ModelBacking { get }
  var _$observationRegistrar: ObservationRegistrar { get }
  /// What `@Model` found.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  static var _$unique: [[PartialKeyPath<Self>]] { get }
}

extension PersistentModel {
  public static var _$unique: [[PartialKeyPath<Self>]] { [] }

  /// Which model it is.
  public var persistentModelID: PersistentIdentifier { _$backing.identifier }
  /// As `persistentModelID`, where the model has no `id` of its own.
  public var id: PersistentIdentifier { _$backing.identifier }
  /// The context that the model was inserted into or fetched from; nil for others, and for deleted ones.
  public var modelContext: ModelContext? { _$backing.isDeleted ? nil : _$backing.context }
  /// True where something was changed that is not saved yet.
  public var hasChanges: Bool { _$backing.context?.hasChanges(of: persistentModelID) ?? false }
  /// True once the model was deleted from its context.
  public var isDeleted: Bool { _$backing.isDeleted }

  /// Models are equal where they are the same one, whatever they say.
  public static func == (one: Self, other: Self) -> Bool { one.persistentModelID == other.persistentModelID }
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
