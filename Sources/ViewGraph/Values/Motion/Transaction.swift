/// What belongs to a change: how it is animated.
public struct Transaction: @unchecked Sendable {
  /// The animation of the change; nil for none.
  public var animation: Animation?
  /// True where animations of views are not to be used either.
  public var disablesAnimations = false
  /// True where the change is one of many that follow each other, such as a drag.
  public var isContinuous = false
  /// The anchor by which scrolling that belongs to the change comes to rest; nil for that of the view.
  /// - Partly: not used: give the anchor to `scrollTo(id:anchor:)`.
  public var scrollTargetAnchor: UnitPoint?
  /// True where the speed of the change is followed.
  /// - Partly: not used: springs begin at rest.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// The transaction in which the code runs that runs now.
  @TaskLocal static var current = Transaction()

  /// Makes a transaction that says nothing.
  public init() {}

  /// Makes a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// A value of a program's own.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// True where the transaction says nothing.
  var isEmpty: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }
}

/// A key for a value of a transaction.
public protocol TransactionKey {
  /// The type of value.
  associatedtype Value
  /// The value where none has been set.
  static var defaultValue: Value { get }
}

/// Runs code whose changes belong to a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.$current.withValue(transaction, operation: body)
}

/// Runs code whose changes belong to the transaction of now, with one value changed.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction.current
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs code whose changes are animated; nil is no animation.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  var transaction = Transaction.current
  transaction.animation = animation
  return try withTransaction(transaction, body)
}
