import Foundation

/// A property of an entity: an attribute, a relationship, or what is made of others.
open class NSPropertyDescription: NSObject, NSCopying, @unchecked Sendable {
  /// The property's name.
  open var name = ""
  /// True where the property may be without a value; true by default.
  open var isOptional = true
  /// True where the property is not kept; false by default.
  open var isTransient = false
  /// What a program notes about the property.
  open var userInfo: [AnyHashable: Any]?
  /// True where the property is to be indexed.
  @available(*, deprecated, message: "Use indexes of the entity instead.")
  open var isIndexed: Bool {
    get { indexed }
    set { indexed = newValue }
  }
  /// True where a store of a Core Spotlight index has the property.
  open var isIndexedBySpotlight = false
  /// The name that the property had in the version of the model before.
  open var renamingIdentifier: String?
  /// What tells versions of the property apart.
  open var versionHashModifier: String?
  /// The entity that has the property.
  open internal(set) unowned(unsafe) var entity: NSEntityDescription = .none
  /// Conditions that values are held to.
  open private(set) var validationPredicates: [NSPredicate] = []
  /// What is said of values that the conditions refuse.
  open private(set) var validationWarnings: [Any] = []
  private var indexed = false

  public override init() {}

  /// Holds values to conditions.
  open func setValidationPredicates(
    _ validationPredicates: [NSPredicate]?, withValidationWarnings validationWarnings: [String]?
  ) {
    self.validationPredicates = validationPredicates ?? []
    self.validationWarnings = validationWarnings ?? []
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = make()
    copy.take(self)
    return copy
  }

  func make() -> NSPropertyDescription { NSPropertyDescription() }

  /// Takes over what another property says.
  func take(_ other: NSPropertyDescription) {
    name = other.name
    isOptional = other.isOptional
    isTransient = other.isTransient
    userInfo = other.userInfo
    indexed = other.indexed
    isIndexedBySpotlight = other.isIndexedBySpotlight
    renamingIdentifier = other.renamingIdentifier
    versionHashModifier = other.versionHashModifier
    validationPredicates = other.validationPredicates
    validationWarnings = other.validationWarnings
  }
}

/// A property whose value a request finds.
open class NSFetchedPropertyDescription: NSPropertyDescription, @unchecked Sendable {
  /// What finds the value.
  open var fetchRequest: NSFetchRequest<any NSFetchRequestResult>?

  override func make() -> NSPropertyDescription { NSFetchedPropertyDescription() }
}
