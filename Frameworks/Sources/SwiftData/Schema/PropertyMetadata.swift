import Observation

extension Schema {
  /// What `@Model` tells of a variable.
  public struct PropertyMetadata: @unchecked Sendable {
    let name: String
    let keyPath: AnyKeyPath
    let valueType: Any.Type
    let makeDefault: (() -> Any)?
    let attribute: Attribute?
    let relationship: Relationship?
    /// Changes a model's value as those who observe it must hear.
    let mutate: (any PersistentModel, () -> Void) -> Void

    private init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, makeDefault: (() -> Any)?, attribute: Attribute?,
      relationship: Relationship?
    ) {
      self.name = name
      keyPath = keypath
      valueType = Value.self
      self.makeDefault = makeDefault
      self.attribute = attribute
      self.relationship = relationship
      mutate = { model, change in
        guard let model = model as? Model else { return change() }
        model._$observationRegistrar.withMutation(of: model, keyPath: keypath, change)
      }
    }

    public init<Model: PersistentModel, Value>(name: String, keypath: KeyPath<Model, Value>) {
      self.init(name: name, keypath: keypath, makeDefault: nil, attribute: nil, relationship: nil)
    }

    public init<Model: PersistentModel, Value>(name: String, keypath: KeyPath<Model, Value>, metadata: Attribute) {
      self.init(name: name, keypath: keypath, makeDefault: nil, attribute: metadata, relationship: nil)
    }

    public init<Model: PersistentModel, Value>(name: String, keypath: KeyPath<Model, Value>, metadata: Relationship) {
      self.init(name: name, keypath: keypath, makeDefault: nil, attribute: nil, relationship: metadata)
    }

    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value
    ) {
      self.init(name: name, keypath: keypath, makeDefault: { defaultValue() }, attribute: nil, relationship: nil)
    }

    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
      metadata: Attribute
    ) {
      self.init(name: name, keypath: keypath, makeDefault: { defaultValue() }, attribute: metadata, relationship: nil)
    }

    public init<Model: PersistentModel, Value>(
      name: String, keypath: KeyPath<Model, Value>, defaultValue: @autoclosure @escaping () -> Value,
      metadata: Relationship
    ) {
      self.init(name: name, keypath: keypath, makeDefault: { defaultValue() }, attribute: nil, relationship: metadata)
    }
  }
}
