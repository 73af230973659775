extension Schema {
  /// How a value is kept.
  public struct Attribute: Sendable, Hashable {
    /// One thing to say of a value.
    public struct Option: Sendable, Hashable {
      private let name: String

      private init(_ name: String) { self.name = name }

      /// No two models have the same value: the one that is saved last takes the place of the other.
      public static let unique = Option("unique")
      /// Where the value may lie in a file of its own. Here it lies with the others.
      public static let externalStorage = Option("externalStorage")
      public static let allowsCloudEncryption = Option("allowsCloudEncryption")
      public static let preserveValueOnDeletion = Option("preserveValueOnDeletion")
      public static let ephemeral = Option("ephemeral")
      public static let spotlight = Option("spotlight")

      /// A value that a transformer of the program's own makes bytes of. Here it is kept as `Codable` says.
      public static func transformable(by name: String) -> Option { Option("transformable(\(name))") }
      public static func transformable(by type: Any.Type) -> Option { Option("transformable(\(type))") }
    }

    public let options: [Option]
    /// The name that the value had in an earlier version.
    public let originalName: String?

    /// Says how a value is kept.
    /// - Partly: `hashModifier` changes nothing: there is no hash of the schema.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
    }

    public var isUnique: Bool { options.contains(.unique) }
  }

  /// How models belong to each other.
  public struct Relationship: @unchecked Sendable {
    /// One thing to say of a relationship.
    public struct Option: Sendable, Hashable {
      private let name: String
      /// The value is unique.
      public static let unique = Option(name: "unique")
    }

    /// What happens to the models on the other side when this one is deleted.
    public enum DeleteRule: String, Sendable, Codable, Hashable {
      /// Nothing: they go on to lead to what is not there.
      case noAction
      /// They no longer lead here.
      case nullify
      /// They are deleted.
      case cascade
      /// This model cannot be deleted while there are any: saving throws.
      case deny
    }

    public let deleteRule: DeleteRule
    /// The variable of the other model that leads back; nil where it is found by its type.
    public let inverse: AnyKeyPath?
    public let minimumModelCount: Int?
    public let maximumModelCount: Int?
    public let originalName: String?

    /// Says how models belong to each other.
    /// - Partly: `options` and `hashModifier` change nothing.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
      originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
    ) {
      self.deleteRule = deleteRule
      self.inverse = inverse
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
    }
  }
}
