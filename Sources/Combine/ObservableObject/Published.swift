/// A property of a class that publishes its value before it changes.
///
/// `$property` is a publisher of the current value and of all later ones. Subscribers are told in `willSet`: inside them the
/// property still has its old value. Setting and reading are safe from any thread.
@propertyWrapper
public struct Published<Value> {
  @usableFromInline
  internal let store: PublishedStore<Value>

  /// Makes the property with its first value.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// Makes the property with its first value.
  public init(wrappedValue: Value) {
    store = PublishedStore(wrappedValue)
  }

  /// The publisher of the property: what `$property` is.
  ///
  /// Setting it, as in `first.$name = second.$name`, changes nothing, as on Apple's platforms: a property keeps its own value and
  /// its own publisher. It can be set so that `assign(to: &$name)` can be called.
  public var projectedValue: Publisher {
    mutating get { Publisher(store: store) }
    set {}
  }

  /// Not to be used: only properties of classes can be published.
  @available(*, unavailable, message: "@Published is only available on properties of classes")
  public var wrappedValue: Value {
    get { fatalError("@Published is only available on properties of classes") }
    set { fatalError("@Published is only available on properties of classes") }
  }

  /// The value of the property in its object.
  ///
  /// Inlined, so that the compiler can turn the key path of the property into its address.
  @inlinable
  public static subscript<EnclosingSelf>(
    _enclosingInstance object: EnclosingSelf,
    wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
    storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
  ) -> Value where EnclosingSelf: AnyObject {
    get { object[keyPath: storageKeyPath].store.value }
    set { object[keyPath: storageKeyPath].store.set(newValue) }
  }
}

extension Published: PublishedField {}

extension Published {
  /// A publisher of the value of a property: the current one, then each new one before it is set.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Value
    public typealias Failure = Never

    let store: PublishedStore<Value>

    /// Attaches a subscriber, which is sent the current value as soon as it asks.
    public func receive<S>(subscriber: S) where S: Subscriber, S.Failure == Never, S.Input == Value {
      store.attach(subscriber)
    }
  }
}
