import Foundation

/// What an expression is made of.
indirect enum ExpressionParts {
  case constant(Any?)
  case path(String)
  case object
  case function(String, [ExpressionParts])
}

/// What is evaluated: what `NSExpression` is in the files of a program that has requests, since Foundation for Linux cannot make any.
/// - Partly: in requests alone: constants, paths of names, and `sum:`, `average:`, `min:`, `max:`, `count:`, `lowercase:`, `uppercase:`, `abs:`.
public final class _Expression: NSObject, @unchecked Sendable {
  let parts: ExpressionParts

  private init(parts: ExpressionParts) { self.parts = parts }

  /// A value.
  public convenience init(forConstantValue obj: Any?) { self.init(parts: .constant(obj)) }

  /// The value at the end of a path of names.
  public convenience init(forKeyPath keyPath: String) { self.init(parts: .path(keyPath)) }

  /// The value of a property.
  public convenience init<Root: NSManagedObject, Value>(forKeyPath keyPath: KeyPath<Root, Value>) {
    self.init(parts: .path(KeyProbe.name(of: keyPath)))
  }

  /// What a function makes of others.
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    self.init(parts: .function(name, parameters.compactMap { ($0 as? _Expression)?.parts }))
  }

  /// The object itself.
  public static func expressionForEvaluatedObject() -> _Expression { _Expression(parts: .object) }

  /// The path of names.
  public var keyPath: String {
    if case .path(let path) = parts { return path }
    return ""
  }
}

/// A property that a request makes of others: a name, an expression and the kind of its result.
open class NSExpressionDescription: NSPropertyDescription, @unchecked Sendable {
  /// The kind of the result.
  open var expressionResultType: NSAttributeType = .undefinedAttributeType

  /// What is evaluated.
  open var expression: _Expression?

  /// The kind of the result.
  open var resultType: NSAttributeDescription.AttributeType {
    get { NSAttributeDescription.AttributeType(rawValue: expressionResultType.rawValue) }
    set { expressionResultType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
  }

  var parts: ExpressionParts? { expression?.parts }

  override func make() -> NSPropertyDescription { NSExpressionDescription() }

  override func take(_ other: NSPropertyDescription) {
    super.take(other)
    guard let other = other as? NSExpressionDescription else { return }
    (expression, expressionResultType) = (other.expression, other.expressionResultType)
  }
}
