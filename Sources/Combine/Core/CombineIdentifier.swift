import Synchronization

private let nextIdentifier = Atomic<UInt64>(1)

/// A unique identifier for publisher streams.
public struct CombineIdentifier: Hashable, CustomStringConvertible, Sendable {
  private let rawValue: UInt64

  /// Makes an identifier that no other has.
  public init() {
    rawValue = nextIdentifier.wrappingAdd(1, ordering: .relaxed).oldValue
  }

  /// Makes the identifier of an object: the same for the same object, for as long as it lives.
  public init(_ obj: AnyObject) {
    rawValue = UInt64(UInt(bitPattern: ObjectIdentifier(obj)))
  }

  /// The identifier in hexadecimal.
  public var description: String { "0x" + String(rawValue, radix: 16) }
}

/// A type whose instances can be told apart by a `CombineIdentifier`.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this instance.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of this object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
