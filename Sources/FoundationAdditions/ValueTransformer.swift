import Foundation

/// The name of a transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// What keeps values as Foundation's archiver writes them.
  public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
  /// The older form.
  public static let unarchiveFromDataTransformerName = NSValueTransformerName("NSUnarchiveFromData")
  /// The older form, the other way round.
  public static let keyedUnarchiveFromDataTransformerName = NSValueTransformerName("NSKeyedUnarchiveFromData")
}

/// Makes values of one kind of those of another, such as what an attribute of an object keeps.
open class ValueTransformer: NSObject {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var all: [NSValueTransformerName: ValueTransformer] = [:]

  public override init() {}

  /// Makes a transformer known by a name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { all[name] = transformer }
  }

  /// The transformer of a name.
  @available(*, unavailable, message: "initializers make objects here: keep the transformer where you register it")
  public convenience init?(forName name: NSValueTransformerName) { nil }

  /// The transformer of a name.
  public static func _named(_ name: String) -> ValueTransformer? {
    lock.withLock { all[NSValueTransformerName(name)] }
  }

  /// The names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(all.keys) } }

  /// The class of what it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it works the other way round too.
  open class func allowsReverseTransformation() -> Bool { true }

  /// What it makes of a value.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The value that it has made something of.
  open func reverseTransformedValue(_ value: Any?) -> Any? { value }
}

/// Makes objects of what Foundation's archiver has written.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes of what may be in an archive.
  open class var allowedTopLevelClasses: [AnyClass] { [NSArray.self, NSDictionary.self, NSString.self, NSNumber.self] }

  open override func transformedValue(_ value: Any?) -> Any? {
    (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
  }

  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
  }
}
