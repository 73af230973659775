import Foundation

extension NSManagedObject {
  /// The value of a property of a program's class: what `@NSManaged` is here.
  public func _managedValue<Value>(_ key: String) -> Value {
    guard let property = property(named: key) else {
      fatalError("The entity \(entity.name ?? "") has no property \(key), which \(type(of: self)) asks for.")
    }
    KeyProbe.current?.note(property.name)
    record.read()
    if property is NSRelationshipDescription {
      return ManagedConversion.property(primitiveValue(forKey: property.name), key, self)
    }
    return ManagedConversion.property(heldAttribute(property), key, self)
  }

  /// Sets the value of a property of a program's class.
  public func _setManagedValue<Value>(_ value: Value, _ key: String) {
    guard let property = property(named: key) else {
      fatalError("The entity \(entity.name ?? "") has no property \(key), which \(type(of: self)) sets.")
    }
    // What a class calls primitive tells nobody.
    if property.name != key { setPrimitiveValue(value, forKey: property.name) } else { change(key, to: value) }
  }

  /// `primitiveName` is `name` where nothing is called so.
  private func property(named key: String) -> NSPropertyDescription? {
    let properties = entity.propertiesByName
    if let known = properties[key] { return known }
    guard key.hasPrefix("primitive") else { return nil }
    let rest = key.dropFirst("primitive".count)
    return properties[rest.prefix(1).lowercased() + rest.dropFirst()] ?? properties[String(rest)]
  }
}
