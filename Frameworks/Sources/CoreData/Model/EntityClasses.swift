import Foundation

/// Finds the classes of entities' objects by their names.
enum EntityClasses {
  static func find(_ name: String?, module: String?) -> NSManagedObject.Type? {
    guard let name, !name.isEmpty, name != "NSManagedObject" else { return nil }
    let short = name.split(separator: ".").last.map(String.init) ?? name
    let executable = Bundle.main.infoDictionary?["CFBundleExecutable"] as? String
    let modules = [module, executable, ProcessInfo.processInfo.processName].compactMap { $0 }
    for candidate in [name] + modules.map({ "\($0).\(short)" }) where candidate.contains(".") {
      let words = candidate.split(separator: ".")
      guard words.count == 2 else { continue }
      let mangled = "\(words[0].utf8.count)\(words[0])\(words[1].utf8.count)\(words[1])C"
      if let found = _typeByName(mangled) as? NSManagedObject.Type { return found }
    }
    return nil
  }

  /// The entity of a class in a model: the one that names it, or else the class above.
  static func entity(of type: NSManagedObject.Type, in model: NSManagedObjectModel) -> NSEntityDescription? {
    let name = String(describing: type)
    let named = model.entities.filter { entity in
      entity.managedObjectClassName.split(separator: ".").last.map(String.init) == name
    }
    let found = named.first { $0.objectClass == type } ?? named.first
    guard let found else {
      guard let above = _getSuperclass(type) as? NSManagedObject.Type, above != NSManagedObject.self else { return nil }
      return entity(of: above, in: model)
    }
    if found.objectClass != type, found.objectClass == NSManagedObject.self { found.objectClass = type }
    return found
  }
}
