import Observation

/// Makes a class a model: its stored variables are kept, observed, and known to the schema.
///
/// Variables of `let`, computed ones and those marked with `@Transient` are left alone. A model may not inherit from another.
@attached(
  member, names: named(_$backing), named(_$observationRegistrar), named(init(_backing:)), named(schemaMetadata), named(_$unique))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel, Observation.Observable)
public macro Model() = #externalMacro(module: "SwiftUIMacros", type: "ModelMacro")

/// Marks what `@Model` keeps.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftUIMacros", type: "PersistedPropertyMacro")

/// Says more of how a variable is kept.
/// - Partly: `unique`, `originalName` and `transformable` are followed; `externalStorage`, `encrypt`, `spotlight`, `preserveValueOnDeletion`,
///   `ephemeral` and `hashModifier` change nothing: all contents lie in one file, and nothing is searched or synchronised.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Says what happens to the models on the other side when this one is deleted, and which of their variables leads back.
/// - Partly: `hashModifier` changes nothing: there is no hash of the schema.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Marks a variable of a model that is not kept.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Says which combinations of values only one model may have; the model that is saved last takes the place of the one before.
@freestanding(declaration)
public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Says what is looked for often.
/// - Partly: conditions are evaluated in memory, where an index changes nothing.
@freestanding(declaration)
public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftUIMacros", type: "NothingMacro")

/// Gives an actor a container and a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftUIMacros", type: "ModelActorMacro")

/// Stands for a variable of a model where the object is laid out in memory.
public struct _SwiftDataNoType {
  public init() {}
}
