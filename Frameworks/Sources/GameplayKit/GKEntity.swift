import Foundation

/// A part of what an entity is or does.
open class GKComponent: NSObject {
  /// The entity that it is a part of.
  public internal(set) weak var entity: GKEntity?

  /// Makes a part.
  public override init() { super.init() }
  /// Makes a part; nothing is read.
  /// - Partly: nothing is read of the coder: there are no scenes of files.
  public required init?(coder: NSCoder) { super.init() }

  /// It has become a part of an entity.
  open func didAddToEntity() {}
  /// It will not be a part of its entity any more.
  open func willRemoveFromEntity() {}
  /// Time has gone by.
  open func update(deltaTime seconds: TimeInterval) {}
}

/// Something in a game, made of parts.
open class GKEntity: NSObject {
  /// The parts, one of each class.
  public private(set) var components: [GKComponent] = []

  /// Makes an entity without parts.
  public override init() { super.init() }
  /// Makes an entity without parts.
  /// - Partly: nothing is read of the coder: there are no scenes of files.
  public required init?(coder: NSCoder) { super.init() }

  /// Adds a part, in the place of one of the same class.
  open func addComponent(_ component: GKComponent) {
    remove { type(of: $0) == type(of: component) }
    component.entity?.remove { $0 === component }
    components.append(component)
    component.entity = self
    component.didAddToEntity()
  }

  /// The part of a class, or of one below it.
  open func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
    components.first { type(of: $0) == componentClass } as? ComponentType
      ?? components.lazy.compactMap { $0 as? ComponentType }.first
  }

  /// Takes the part of a class away.
  open func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
    remove { type(of: $0) == componentClass }
  }

  /// Tells all parts that time has gone by.
  open func update(deltaTime seconds: TimeInterval) { for part in components { part.update(deltaTime: seconds) } }

  private func remove(where isMeant: (GKComponent) -> Bool) {
    for component in components where isMeant(component) {
      component.willRemoveFromEntity()
      component.entity = nil
    }
    components.removeAll(where: isMeant)
  }
}

/// Parts of one class, of many entities.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
  /// The class.
  public let componentClass: AnyClass
  /// The parts.
  public private(set) var components: [ComponentType] = []

  /// Makes a system without parts.
  public init(componentClass cls: AnyClass) { componentClass = cls }

  open subscript(index: Int) -> ComponentType { components[index] }

  /// Adds a part.
  open func addComponent(_ component: ComponentType) { components.append(component) }
  /// Adds the part that an entity has of the class.
  open func addComponent(foundIn entity: GKEntity) { components += Self.parts(of: entity, componentClass) }
  /// Takes a part away.
  open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }
  /// Takes the part away that an entity has of the class.
  open func removeComponent(foundIn entity: GKEntity) {
    for part in Self.parts(of: entity, componentClass) { removeComponent(part) }
  }
  /// Tells all parts that time has gone by.
  open func update(deltaTime seconds: TimeInterval) { for part in components { part.update(deltaTime: seconds) } }

  private static func parts(of entity: GKEntity, _ kind: AnyClass) -> [ComponentType] {
    entity.components.filter { type(of: $0) == kind }.compactMap { $0 as? ComponentType }
  }
}
