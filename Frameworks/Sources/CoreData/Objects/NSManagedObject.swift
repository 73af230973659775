import Foundation

/// An object of a store: its values lie in its context, which saves them.
///
/// Classes of a program are made by Xcode, and here by `reel`, of its model, or written by hand with `@NSManaged` properties.
open class NSManagedObject: NSObject, ObservableObject, NSFetchRequestResult {
  /// The object's entity.
  public let entity: NSEntityDescription
  /// What is known of the object beside its values.
  let record: ObjectRecord
  /// Tells those who watch the object that it is about to change.
  public private(set) lazy var objectWillChange = ObservableObjectPublisher()

  /// Makes an object of an entity, in a context or in none yet.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    let fetched = ObjectRecord.pending?.take()
    record = fetched ?? ObjectRecord(new: entity, in: context?.scope)
    super.init()
    record.object = self
    if fetched != nil { return }
    setDefaults()
    if let scope = record.scope {
      scope.note(inserted: self)
      awakeFromInsert()
    }
  }

  /// Makes an object of the class's entity in a context.
  public convenience init(context moc: NSManagedObjectContext) {
    guard let model = moc.model, let entity = EntityClasses.entity(of: Self.self, in: model) else {
      fatalError("No model of the context has an entity for \(Self.self): have its stores been loaded?")
    }
    self.init(entity: entity, insertInto: moc)
  }

  deinit { record.forget() }

  /// The entity of the class.
  open class func entity() -> NSEntityDescription {
    for model in KnownModels.all + ModelFiles.all {
      if let found = EntityClasses.entity(of: self, in: model) { return found }
    }
    fatalError("No model that was loaded has an entity for \(self).")
  }

  /// A request for all objects of the class.
  @_disfavoredOverload  // a class of its own has one that says what it finds
  open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? String(describing: self))
  }

  /// Whether the context is to be told of changes of attributes that are not kept.
  open class var contextShouldIgnoreUnmodeledPropertyChanges: Bool { true }

  /// The context that has the object; nil for one that is deleted and saved, or in none.
  open var managedObjectContext: NSManagedObjectContext? { record.isGone ? nil : record.scope?.context }
  /// The object's name.
  open var objectID: NSManagedObjectID { record.id }

  /// True where the object is to be added to the store.
  open var isInserted: Bool { record.state == .inserted }
  /// True where the object has changes that are not saved.
  open var isUpdated: Bool { record.state == .updated }
  /// True where the object is to be taken from the store.
  open var isDeleted: Bool { record.state == .deleted }
  /// True where the object has changes that are not saved.
  open var hasChanges: Bool { record.state != .saved }
  /// True where values differ from those of the store.
  open var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// True until a value is asked for.
  open var isFault: Bool { record.isFault }
  /// Not 0 while values are being read or forgotten.
  open var faultingState: Int { record.isFault ? 1 : 0 }

  /// Whether the objects of a relationship have not been looked at.
  open func hasFault(forRelationshipNamed key: String) -> Bool { record.isFault }

  /// The names of the objects at the other end of a relationship.
  open func objectIDs(forRelationshipNamed key: String) -> [NSManagedObjectID] {
    relatedObjects(key).map(\.objectID)
  }

  // MARK: What a program's class does at times

  /// Called once, when the object is new.
  open func awakeFromInsert() {}
  /// Called when the object has come from the store.
  open func awakeFromFetch() {}
  /// Called when changes have been undone or merged.
  open func awake(fromSnapshotEvents flags: NSSnapshotEventType) {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Called before the object is saved.
  open func willSave() {}
  /// Called once the object is saved.
  open func didSave() {}
  /// Called before the values are forgotten.
  open func willTurnIntoFault() {}
  /// Called once the values are forgotten.
  open func didTurnIntoFault() {}

  /// Refuses to be deleted by throwing.
  open func validateForDelete() throws { try Validation.checkDeletion(of: self) }
  /// Refuses to be added to the store by throwing.
  open func validateForInsert() throws { try Validation.check(self) }
  /// Refuses to be changed in the store by throwing.
  open func validateForUpdate() throws { try Validation.check(self) }

  // MARK: Values

  /// The value of a name: of an attribute or a relationship, or what `value(forUndefinedKey:)` says.
  open func value(forKey key: String) -> Any? {
    entity.propertiesByName[key] == nil ? value(forUndefinedKey: key) : primitiveValue(forKey: key)
  }

  /// Sets the value of a name.
  open func setValue(_ value: Any?, forKey key: String) {
    guard entity.propertiesByName[key] != nil else { return setValue(value, forUndefinedKey: key) }
    change(key, to: value)
  }

  /// The value of a name that the entity does not have.
  open func value(forUndefinedKey key: String) -> Any? {
    fatalError("The entity \(entity.name ?? "") has no property \(key).")
  }

  /// Is told of a value for a name that the entity does not have.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    fatalError("The entity \(entity.name ?? "") has no property \(key).")
  }

  /// Says that a value is about to be read.
  open func willAccessValue(forKey key: String?) { record.read() }
  /// Says that a value has been read.
  open func didAccessValue(forKey key: String?) {}
  /// Says that a value is about to change.
  open func willChangeValue(forKey key: String) { willChange() }
  /// Says that a value has changed.
  open func didChangeValue(forKey key: String) { record.scope?.note(changed: self) }

  open override var description: String {
    let values = isFault ? "<fault>" : "\(dictionaryWithValues(forKeys: entity.attributesByName.keys.sorted()))"
    return "<\(type(of: self))> (entity: \(entity.name ?? ""); id: \(objectID); data: \(values))"
  }
}
