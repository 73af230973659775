/// A two-way connection to a value that somebody else owns.
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
  /// The transaction in which changes through this binding take place.
  public var transaction: Transaction
  private let getter: () -> Value
  private let setter: (Value, Transaction) -> Void
  private let identity: BindingIdentity?

  /// Makes a binding from a function that reads and one that writes.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value) -> Void).self)
    self.init(getter: get, setter: { value, _ in set(value) }, identity: nil)
  }

  /// Makes a binding from a function that reads and one that writes within a transaction.
  @preconcurrency
  public init(
    @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
    @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
  ) {
    let get = unsafeBitCast(get, to: (@Sendable () -> Value).self)
    let set = unsafeBitCast(set, to: (@Sendable (Value, Transaction) -> Void).self)
    self.init(getter: get, setter: set, identity: nil)
  }

  init(
    getter: @escaping () -> Value, setter: @escaping (Value, Transaction) -> Void, identity: BindingIdentity?,
    transaction: Transaction = Transaction()
  ) {
    self.getter = getter
    self.setter = setter
    self.identity = identity
    self.transaction = transaction
  }

  init(location: StateLocation<Value>) {
    self.init(
      getter: { location.get() },
      setter: { value, transaction in location.set(value, transaction: transaction.isEmpty ? nil : transaction) },
      identity: BindingIdentity(object: location))
  }

  /// A binding to a value that never changes.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(getter: { value }, setter: { _, _ in }, identity: nil)
  }

  /// The value now.
  public var wrappedValue: Value {
    get { getter() }
    nonmutating set { setter(newValue, transaction) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }

  /// The binding itself, for closures that take a binding as their argument.
  public init(projectedValue: Binding<Value>) {
    self = projectedValue
  }

  /// A binding to a part of the value.
  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    let getter = getter
    let setter = setter
    return Binding<Subject>(
      getter: { getter()[keyPath: keyPath] },
      setter: { value, transaction in
        var whole = getter()
        whole[keyPath: keyPath] = value
        setter(whole, transaction)
      },
      identity: identity?.appending(keyPath), transaction: transaction)
  }
}

extension Binding {
  /// A binding to an optional that is never nil when set through this one.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(
      getter: { base.wrappedValue },
      setter: { value, transaction in
        guard let value else { return }
        base.transaction(transaction).wrappedValue = value
      },
      identity: nil, transaction: base.transaction)
  }

  /// A binding to the value inside an optional; nil where there is none now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(
      getter: { base.wrappedValue ?? first },
      setter: { value, transaction in base.transaction(transaction).wrappedValue = value },
      identity: nil, transaction: base.transaction)
  }

  /// A binding to a hashable value as `AnyHashable`.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      getter: { AnyHashable(base.wrappedValue) },
      setter: { value, transaction in
        guard let value = value.base as? V else { return }
        base.transaction(transaction).wrappedValue = value
      },
      identity: nil, transaction: base.transaction)
  }

  /// This binding, with changes in the given transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(getter: getter, setter: setter, identity: identity, transaction: transaction)
  }

  /// This binding, with changes animated; nil is no animation.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    var transaction = transaction
    transaction.animation = animation
    return self.transaction(transaction)
  }
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: Identifiable where Value: Identifiable {
  /// The identity of the value.
  public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection {
  public typealias Element = Binding<Value.Element>
  public typealias Iterator = IndexingIterator<Binding<Value>>
  public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
  public typealias Index = Value.Index
  public typealias Indices = Value.Indices

  public var startIndex: Index { wrappedValue.startIndex }
  public var endIndex: Index { wrappedValue.endIndex }
  public var indices: Value.Indices { wrappedValue.indices }

  public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
  public func formIndex(after index: inout Index) { wrappedValue.formIndex(after: &index) }

  /// A binding to the element at a position.
  public subscript(position: Index) -> Binding<Value.Element> {
    Binding<Value.Element>(
      getter: { wrappedValue[position] },
      setter: { value, transaction in
        var whole = wrappedValue
        whole[position] = value
        self.transaction(transaction).wrappedValue = whole
      },
      identity: nil, transaction: transaction)
  }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
  public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
  public func formIndex(before index: inout Index) { wrappedValue.formIndex(before: &index) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: DynamicProperty {}

extension Binding: ComparableField {
  func isSame(as other: Binding) -> Bool { leads(toSameAs: other) }

  /// True where both are known to lead to the same value.
  func leads(toSameAs other: Binding) -> Bool {
    guard let identity, let theirs = other.identity else { return false }
    return identity == theirs
  }
}

/// What a binding leads to: a piece of state, and the way to a part of it.
struct BindingIdentity: Equatable {
  private let object: AnyObject
  private let path: [AnyKeyPath]

  init(object: AnyObject, path: [AnyKeyPath] = []) {
    self.object = object
    self.path = path
  }

  func appending(_ keyPath: AnyKeyPath) -> BindingIdentity {
    BindingIdentity(object: object, path: path + [keyPath])
  }

  static func == (left: BindingIdentity, right: BindingIdentity) -> Bool {
    left.object === right.object && left.path == right.path
  }
}
