import Foundation
import FoundationAdditions

extension NSManagedObject {
  /// The value of a name, with no notice to anybody.
  public func primitiveValue(forKey key: String) -> Any? {
    guard let property = entity.propertiesByName[key] else { return value(forUndefinedKey: key) }
    record.read()
    guard let relationship = property as? NSRelationshipDescription else {
      return AttributeValue.told(heldAttribute(property))
    }
    let objects = relatedObjects(key)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Sets the value of a name, with no notice to anybody.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    guard let property = entity.propertiesByName[key] else { return setValue(value, forUndefinedKey: key) }
    if property is NSRelationshipDescription { return change(key, to: value) }
    hold(value, for: property)
  }

  /// The value at the end of a path of names.
  public func value(forKeyPath keyPath: String) -> Any? {
    PathValue.value(keyPath.split(separator: ".").map(String.init)[...], of: self)
  }

  /// Sets the value at the end of a path of names.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let names = keyPath.split(separator: ".").map(String.init)
    guard let last = names.last else { return }
    let owner = names.count == 1 ? self : self.value(forKeyPath: names.dropLast().joined(separator: "."))
    (owner as? NSManagedObject)?.setValue(value, forKey: last)
  }

  /// The values of names.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { one, _ in one }
  }

  /// Sets the values of names.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// What was changed since the object was fetched or saved, by its names.
  public func changedValues() -> [String: Any] {
    let names = record.changes.keys.filter { !isSame($0) }
    return dictionaryWithValues(forKeys: names.sorted())
  }

  /// What was changed in this turn, which is what is not saved.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values that the store has; nil is for all.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    if record.isFault { record.fulfill() }
    let names = keys ?? Array(entity.propertiesByName.keys)
    return Dictionary(
      names.map { name in
        let held = record.base?.values[name]
        guard entity.relationshipsByName[name] != nil else { return (name, AttributeValue.told(held) ?? NSNull()) }
        let references = (held as? ObjectReference).map { [$0] } ?? held as? [ObjectReference] ?? []
        let objects = references.compactMap { record.scope?.object($0) }
        return (name, held is [ObjectReference] ? NSSet(array: objects) : objects.first ?? NSNull())
      }, uniquingKeysWith: { one, _ in one })
  }

  func heldAttribute(_ property: NSPropertyDescription) -> Any? {
    property.isTransient ? record.transient[property.name] : record.held(property.name)
  }

  /// Gives a new object the values of its entity.
  func setDefaults() {
    for (name, attribute) in entity.attributesByName {
      guard let value = AttributeValue.held(attribute.defaultValue, attribute.attributeType) else { continue }
      if attribute.isTransient { record.transient[name] = value } else { record.changes[name] = .some(value) }
    }
  }

  /// Tells those who watch that something is about to change.
  func willChange() {
    objectWillChange.send()
    record.tell()
  }

  /// Sets a value and tells everybody.
  func change(_ key: String, to value: Any?) {
    guard let property = entity.propertiesByName[key] else { return }
    if let relationship = property as? NSRelationshipDescription {
      return relate(relationship, to: Unwrapped.value(value).map { ManagedConversion.related($0) } ?? [])
    }
    let attribute = property as? NSAttributeDescription
    let held = AttributeValue.held(value, attribute?.attributeType ?? .undefinedAttributeType)
    if held == nil, let value = Unwrapped.value(value) {
      fatalError("\(entity.name ?? "").\(key) cannot be \(value): that is no value of its kind.")
    }
    let before = heldAttribute(property)
    // As on Apple's platforms, what is set to what it was is a change too.
    willChange()
    registerUndo(key, before)
    hold(held, for: property)
    if !property.isTransient { record.scope?.note(changed: self) }
  }

  private func hold(_ value: Any?, for property: NSPropertyDescription) {
    let type = (property as? NSAttributeDescription)?.attributeType ?? .undefinedAttributeType
    let held = AttributeValue.held(value, type)
    if property.isTransient {
      record.transient[property.name] = held
    } else {
      if record.isFault { record.fulfill() }
      record.changes[property.name] = .some(held)
    }
  }

  /// Whether a value that was set is what the store has.
  private func isSame(_ key: String) -> Bool {
    guard let base = record.base, let changed = record.changes[key] else { return false }
    return AttributeValue.areSame(changed, base.values[key])
  }
}

extension NSManagedObject: _KeyedValues {
  public func _value(of name: String) -> Any? {
    switch name {
    case "objectID": objectID
    case let name where entity.propertiesByName[name] != nil: value(forKey: name)
    default: value(forUndefinedKey: name)
    }
  }

  public var _identity: AnyHashable { AnyHashable(objectID) }
}
