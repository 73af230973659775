import Foundation

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of the attribute's values.
  open var attributeType: NSAttributeType = .undefinedAttributeType
  /// The class of the attribute's values, by its name.
  open var attributeValueClassName: String?
  /// The value of new objects.
  open var defaultValue: Any?
  /// The transformer between values and what is kept, by its name.
  open var valueTransformerName: String?
  /// Whether values of many bytes may lie beside the store. They lie in it.
  open var allowsExternalBinaryDataStorage = false
  /// Whether a history keeps the value of objects that are deleted. There is no history.
  open var preservesValueInHistoryOnDeletion = false
  /// Whether values are encrypted where a CloudKit database keeps them. There is none.
  open var allowsCloudEncryption = false
  /// What values are held to: limits and patterns of a model's description.
  var limits = ValueLimits()
  /// What a derived attribute is made of.
  var derivation: String?

  override func make() -> NSPropertyDescription { NSAttributeDescription() }

  override func take(_ other: NSPropertyDescription) {
    super.take(other)
    guard let other = other as? NSAttributeDescription else { return }
    attributeType = other.attributeType
    attributeValueClassName = other.attributeValueClassName
    defaultValue = other.defaultValue
    valueTransformerName = other.valueTransformerName
    allowsExternalBinaryDataStorage = other.allowsExternalBinaryDataStorage
    preservesValueInHistoryOnDeletion = other.preservesValueInHistoryOnDeletion
    allowsCloudEncryption = other.allowsCloudEncryption
    limits = other.limits
    derivation = other.derivation
  }
}

/// An attribute whose value is made of others when the object is saved.
/// - Partly: `now:()`, `canonical:()`, `uppercase:()`, `lowercase:()`, counts and sums of relationships, and key paths.
open class NSDerivedAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  override func make() -> NSPropertyDescription { NSDerivedAttributeDescription() }
}

/// An attribute whose value is several attributes.
/// - Partly: its values are dictionaries.
open class NSCompositeAttributeDescription: NSAttributeDescription, @unchecked Sendable {
  /// The attributes that it is made of.
  open var elements: [NSAttributeDescription] = []

  override func make() -> NSPropertyDescription { NSCompositeAttributeDescription() }
}

/// What a model's description holds values of an attribute to.
struct ValueLimits {
  var least: Double?
  var greatest: Double?
  var pattern: String?
}
