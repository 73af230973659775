import Foundation

/// An entity of a model: what its objects are called, and which properties they have.
open class NSEntityDescription: NSObject, NSCopying, @unchecked Sendable {
  /// What stands for no entity.
  static let none = NSEntityDescription()

  /// The entity's name.
  open var name: String?
  /// The class of its objects, by its name.
  open var managedObjectClassName: String! = "NSManagedObject" {
    didSet { knownClass = nil }
  }
  /// True where there are objects of entities below alone.
  open var isAbstract = false
  /// The properties, those of the entity above included.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      let inherited = Set((superentity?.properties ?? []).map(ObjectIdentifier.init))
      own = newValue.filter { !inherited.contains(ObjectIdentifier($0)) }
      for property in own { property.entity = self }
      forget()
    }
  }
  /// The entities below.
  open var subentities: [NSEntityDescription] = [] {
    didSet {
      for entity in subentities {
        entity.superentity = self
        entity.forget()
      }
    }
  }
  /// The entity above.
  open internal(set) unowned(unsafe) var superentity: NSEntityDescription?
  /// The model that has the entity.
  open internal(set) unowned(unsafe) var managedObjectModel: NSManagedObjectModel = .none
  /// What a program notes about the entity.
  open var userInfo: [AnyHashable: Any]?
  /// The name that the entity had in the version of the model before.
  open var renamingIdentifier: String?
  /// What tells versions of the entity apart.
  open var versionHashModifier: String?
  /// Lists of attributes that are different for each object.
  open var uniquenessConstraints: [[Any]] = []
  /// What speeds requests up. There is no need for them.
  open var indexes: [NSFetchIndexDescription] = []

  private var own: [NSPropertyDescription] = []
  private var named: [String: NSPropertyDescription]?
  private var knownClass: NSManagedObject.Type?
  /// The module of the program in which the entity's class is looked for.
  var module: String?

  public override init() {}

  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    if let named { return named }
    let made = Dictionary(properties.map { ($0.name, $0) }) { _, own in own }
    named = made
    return made
  }

  /// The attributes by their names.
  open var attributesByName: [String: NSAttributeDescription] {
    propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
  }

  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] {
    propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
  }

  /// The entities below by their names.
  open var subentitiesByName: [String: NSEntityDescription] {
    Dictionary(subentities.map { ($0.name ?? "", $0) }) { one, _ in one }
  }

  /// The relationships that lead to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription] {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    name == entity.name || (superentity?.isKindOf(entity: entity) ?? false)
  }

  /// The entity of a name in the model of a context's store.
  open class func entity(forEntityName entityName: String, in context: NSManagedObjectContext) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity in a context.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      fatalError("There is no entity \(entityName) in the model.")
    }
    return entity.objectClass.init(entity: entity, insertInto: context)
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSEntityDescription()
    copy.name = name
    copy.managedObjectClassName = managedObjectClassName
    copy.isAbstract = isAbstract
    copy.properties = own.map { $0.copy() as! NSPropertyDescription }
    copy.userInfo = userInfo
    copy.renamingIdentifier = renamingIdentifier
    copy.uniquenessConstraints = uniquenessConstraints
    copy.module = module
    return copy
  }

  private func forget() {
    named = nil
    for entity in subentities { entity.forget() }
  }

  /// The class of the entity's objects.
  var objectClass: NSManagedObject.Type {
    get {
      if let knownClass { return knownClass }
      let found = EntityClasses.find(managedObjectClassName, module: module)
      knownClass = found
      return found ?? NSManagedObject.self
    }
    set { knownClass = newValue }
  }

  /// The entity and all below it, those without objects of their own left out.
  var concrete: [NSEntityDescription] { (isAbstract ? [] : [self]) + subentities.flatMap(\.concrete) }

  /// The entity above all others.
  var root: NSEntityDescription { superentity?.root ?? self }
}
