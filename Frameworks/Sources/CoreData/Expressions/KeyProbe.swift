import Foundation

/// Finds the names of properties by asking an object that notes what it is asked.
final class KeyProbe: @unchecked Sendable {
  @TaskLocal static var current: KeyProbe?
  private var names: [String] = []

  func note(_ name: String) { names.append(name) }

  /// The name of the property that a key path leads to; ends the program where it leads to none of a model.
  static func name<Root: NSManagedObject, Value>(of keyPath: KeyPath<Root, Value>) -> String {
    let entity = Root.entity()
    let id = LooseObjects.newID(entity)
    let record = ObjectRecord(probing: id)
    guard let object = record.make() as? Root else { fatalError("\(Root.self) is not the class of its entity.") }
    let probe = KeyProbe()
    _ = $current.withValue(probe) { object[keyPath: keyPath] }
    guard let name = probe.names.first else { fatalError("\(keyPath) asks for no property of the model.") }
    return name
  }
}
