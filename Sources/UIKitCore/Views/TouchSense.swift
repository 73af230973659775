import Foundation

/// Finds out which classes of views override `touchesBegan(_:with:)`, so that views that do not let fingers scroll what
/// they lie in.
///
/// A class of Swift has its methods in a table behind its header. Two classes of this file differ in that method alone,
/// so the place where their tables differ is where the method stands in all tables of responders.
@MainActor
package enum TouchSense {
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// True where the class, or one that it is made from, has a method of its own for touches.
  package static func overrides(_ type: UIResponder.Type) -> Bool {
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = slot.map { word(of: type, at: $0) != word(of: UIResponder.self, at: $0) } ?? false
    known[ObjectIdentifier(type)] = answer
    return answer
  }

  /// Where the method stands, in words from the beginning of a class; nil where tables are not as expected.
  package static let slot: Int? = {
    // The header: kind, superclass, five numbers, descriptor, destroyer of stored properties.
    let header = 7
    let count = size(of: Plain.self) / MemoryLayout<UInt>.stride
    guard count > header, size(of: Plain.self) == size(of: Touched.self) else { return nil }
    let places = (header..<count).filter { word(of: Plain.self, at: $0) != word(of: UIResponder.self, at: $0) }
    let differing = (header..<count).filter { word(of: Touched.self, at: $0) != word(of: Plain.self, at: $0) }
    // Initializers and destroyers of each class are its own.
    return differing.first { !places.contains($0) }
  }()

  /// The bytes of a class from its address point on: the class's size, less what lies before.
  private static func size(of type: AnyClass) -> Int {
    let class_ = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let numbers = class_ + 2 * MemoryLayout<UInt>.stride
    return Int(numbers.load(fromByteOffset: 16, as: UInt32.self))
      - Int(numbers.load(fromByteOffset: 20, as: UInt32.self))
  }

  private static func word(of type: AnyClass, at index: Int) -> UInt {
    unsafeBitCast(type, to: UnsafeRawPointer.self).load(
      fromByteOffset: index * MemoryLayout<UInt>.stride, as: UInt.self)
  }

  private final class Plain: UIResponder {}

  private final class Touched: UIResponder {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      // Something else than the other class's, so that the two are not folded into one.
      next?.touchesEnded(touches, with: event)
    }
  }
}
