import Foundation

/// What a value is.
public enum MLFeatureType: Int, Sendable {
  case invalid = 0
  case int64 = 1
  case double = 2
  case string = 3
  case image = 4
  case multiArray = 5
  case dictionary = 6
  case sequence = 7
}

/// A value that a model takes or gives.
open class MLFeatureValue: NSObject, @unchecked Sendable {
  public let type: MLFeatureType
  private let value: Any

  private init(_ type: MLFeatureType, _ value: Any) { (self.type, self.value) = (type, value) }

  public convenience init(int64 value: Int64) { self.init(.int64, value) }
  public convenience init(double value: Double) { self.init(.double, value) }
  public convenience init(string value: String) { self.init(.string, value) }
  public convenience init(multiArray value: MLMultiArray) { self.init(.multiArray, value) }
  public convenience init(dictionary value: [AnyHashable: NSNumber]) throws { self.init(.dictionary, value) }

  open var int64Value: Int64 { value as? Int64 ?? 0 }
  open var doubleValue: Double { value as? Double ?? 0 }
  open var stringValue: String { value as? String ?? "" }
  open var multiArrayValue: MLMultiArray? { value as? MLMultiArray }
  open var dictionaryValue: [AnyHashable: NSNumber] { value as? [AnyHashable: NSNumber] ?? [:] }
  open var isUndefined: Bool { false }
}

/// Values with names.
public protocol MLFeatureProvider: AnyObject {
  var featureNames: Set<String> { get }
  func featureValue(for featureName: String) -> MLFeatureValue?
}

/// Values with names, of a dictionary.
open class MLDictionaryFeatureProvider: NSObject, MLFeatureProvider, @unchecked Sendable {
  public let dictionary: [String: MLFeatureValue]

  /// Makes values of numbers, texts and arrays; of others it throws.
  public init(dictionary: [String: Any]) throws {
    self.dictionary = try dictionary.mapValues { value in
      switch value {
      case let value as MLFeatureValue: value
      case let value as Int64: MLFeatureValue(int64: value)
      case let value as Int: MLFeatureValue(int64: Int64(value))
      case let value as Double: MLFeatureValue(double: value)
      case let value as String: MLFeatureValue(string: value)
      case let value as MLMultiArray: MLFeatureValue(multiArray: value)
      default: throw MLModelError(.featureType)
      }
    }
  }

  open var featureNames: Set<String> { Set(dictionary.keys) }
  open func featureValue(for featureName: String) -> MLFeatureValue? { dictionary[featureName] }
  open subscript(featureName: String) -> MLFeatureValue? { dictionary[featureName] }
}

/// What numbers an array has.
public enum MLMultiArrayDataType: Int, Sendable {
  case double = 65600
  case float32 = 65568
  case float16 = 65552
  case int32 = 131104
  /// Another name of `float32`.
  public static let float = MLMultiArrayDataType.float32
}

/// Numbers in several directions.
open class MLMultiArray: NSObject, @unchecked Sendable {
  public let shape: [NSNumber]
  public let strides: [NSNumber]
  public let dataType: MLMultiArrayDataType
  private var numbers: [NSNumber]
  open var count: Int { numbers.count }

  /// Makes an array of noughts.
  public init(shape: [NSNumber], dataType: MLMultiArrayDataType) throws {
    guard !shape.isEmpty, shape.allSatisfy({ $0.intValue > 0 }) else { throw MLModelError(.generic) }
    (self.shape, self.dataType) = (shape, dataType)
    var steps: [NSNumber] = []
    var step = 1
    for size in shape.reversed() {
      steps.insert(NSNumber(value: step), at: 0)
      step *= size.intValue
    }
    strides = steps
    numbers = Array(repeating: 0, count: step)
  }

  open subscript(index: Int) -> NSNumber {
    get { numbers[index] }
    set { numbers[index] = newValue }
  }
  open subscript(key: [NSNumber]) -> NSNumber {
    get { numbers[place(key)] }
    set { numbers[place(key)] = newValue }
  }

  private func place(_ key: [NSNumber]) -> Int { zip(key, strides).reduce(0) { $0 + $1.0.intValue * $1.1.intValue } }
}
