import Foundation

/// Numbers that lie one after the other.
public protocol AccelerateBuffer {
  associatedtype Element
  var count: Int { get }
  func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R
}

extension Array: AccelerateBuffer {}
extension ContiguousArray: AccelerateBuffer {}
extension ArraySlice: AccelerateBuffer {}
extension UnsafeBufferPointer: AccelerateBuffer {
  public func withUnsafeBufferPointer<R>(_ body: (UnsafeBufferPointer<Element>) throws -> R) rethrows -> R {
    try body(self)
  }
}

/// Functions of many numbers at once.
public enum vForce {
  /// The sines.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }
  /// The sines.
  public static func sin<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sin($0) } }
  }
  /// The cosines.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }
  /// The cosines.
  public static func cos<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.cos($0) } }
  }
  /// The exponentials.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }
  /// The exponentials.
  public static func exp<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.exp($0) } }
  }
  /// The natural logarithms.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }
  /// The natural logarithms.
  public static func log<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log($0) } }
  }
  /// The logarithms to the base of ten.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }
  /// The logarithms to the base of ten.
  public static func log10<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.log10($0) } }
  }
  /// The roots.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sqrt($0) } }
  }
  /// The roots.
  public static func sqrt<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.sqrt($0) } }
  }
  /// The numbers rounded down.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.floor($0) } }
  }
  /// The numbers rounded down.
  public static func floor<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.floor($0) } }
  }
  /// The numbers rounded up.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Float] where U.Element == Float {
    vector.withUnsafeBufferPointer { $0.map { Foundation.ceil($0) } }
  }
  /// The numbers rounded up.
  public static func ceil<U: AccelerateBuffer>(_ vector: U) -> [Double] where U.Element == Double {
    vector.withUnsafeBufferPointer { $0.map { Foundation.ceil($0) } }
  }
}
