import Foundation

/// Which models a container keeps.
public final class Schema: Sendable, Equatable, Hashable, CustomDebugStringConvertible {
  /// The version of a schema.
  public struct Version: Sendable, Hashable, Comparable, Codable, CustomStringConvertible {
    public let major: Int
    public let minor: Int
    public let patch: Int

    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (one: Version, other: Version) -> Bool {
      (one.major, one.minor, one.patch) < (other.major, other.minor, other.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  public let version: Version
  /// What is kept of each kind of model: of those named, and of those that they lead to.
  public let entities: [Entity]

  /// Makes a schema of models; those that they have relationships with belong to it too.
  public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
    self.version = version
    entities = Entity.reachable(from: types)
  }

  public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
    self.init(types, version: version)
  }

  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entities.first { $0.type == type } }

  public static func entityName(for type: any PersistentModel.Type) -> String { Entity.of(type).name }

  public var debugDescription: String { "Schema(\(version): \(entities.map(\.name).joined(separator: ", ")))" }

  public static func == (one: Schema, other: Schema) -> Bool {
    one.version == other.version && one.entities.map(\.name) == other.entities.map(\.name)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(entities.map(\.name))
  }
}

/// A schema of one version of a program.
public protocol VersionedSchema: SendableMetatype {
  static var models: [any PersistentModel.Type] { get }
  static var versionIdentifier: Schema.Version { get }
}
