/// Reckons with many numbers at once.
public enum vDSP {
  /// Adds.
  public static func add<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { joined(vectorA, vectorB, +) }
  /// Adds.
  public static func add<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { scalar + $0 } }
  /// Multiplies.
  public static func multiply<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { joined(vectorA, vectorB, *) }
  /// Multiplies.
  public static func multiply<U: AccelerateBuffer>(_ scalar: U.Element, _ vector: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { scalar * $0 } }
  /// Takes the second from the first.
  public static func subtract<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { joined(vectorA, vectorB, -) }
  /// Divides the first by the second.
  public static func divide<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> [U.Element]
  where U.Element: BinaryFloatingPoint { joined(vectorA, vectorB, /) }
  /// Divides by a number.
  public static func divide<U: AccelerateBuffer>(_ vector: U, _ scalar: U.Element) -> [U.Element]
  where U.Element: BinaryFloatingPoint { mapped(vector) { $0 / scalar } }
  /// The sum.
  public static func sum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    reduced(vector, 0) { $0 + $1 }
  }
  /// The sum of the squares.
  public static func sumOfSquares<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    reduced(vector, 0) { $0 + $1 * $1 }
  }
  /// The sum without signs.
  public static func sumOfMagnitudes<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduced(vector, 0) { $0 + abs($1) } }
  /// The mean.
  public static func mean<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    sum(vector) / U.Element(vector.count)
  }
  /// The mean of the squares.
  public static func meanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    sumOfSquares(vector) / U.Element(vector.count)
  }
  /// The mean without signs.
  public static func meanMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    sumOfMagnitudes(vector) / U.Element(vector.count)
  }
  /// The root of the mean of the squares.
  public static func rootMeanSquare<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { meanSquare(vector).squareRoot() }
  /// The largest.
  public static func maximum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    reduced(vector, -.infinity) { max($0, $1) }
  }
  /// The smallest.
  public static func minimum<U: AccelerateBuffer>(_ vector: U) -> U.Element where U.Element: BinaryFloatingPoint {
    reduced(vector, .infinity) { min($0, $1) }
  }
  /// The largest without its sign.
  public static func maximumMagnitude<U: AccelerateBuffer>(_ vector: U) -> U.Element
  where U.Element: BinaryFloatingPoint { reduced(vector, 0) { max($0, abs($1)) } }
  /// The squares.
  public static func square<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    mapped(vector) { $0 * $0 }
  }
  /// Numbers without their signs.
  public static func absolute<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    mapped(vector) { abs($0) }
  }
  /// Numbers with the other sign.
  public static func negative<U: AccelerateBuffer>(_ vector: U) -> [U.Element] where U.Element: BinaryFloatingPoint {
    mapped(vector) { -$0 }
  }
  /// The inner product.
  public static func dot<U: AccelerateBuffer>(_ vectorA: U, _ vectorB: U) -> U.Element
  where U.Element: BinaryFloatingPoint {
    sum(joined(vectorA, vectorB, *))
  }
  /// Numbers between two bounds.
  public static func clip<U: AccelerateBuffer>(_ vector: U, to bounds: ClosedRange<U.Element>) -> [U.Element]
  where U.Element: BinaryFloatingPoint {
    mapped(vector) { min(max($0, bounds.lowerBound), bounds.upperBound) }
  }
  /// So many numbers, each so much larger than the one before.
  public static func ramp<T: BinaryFloatingPoint>(withInitialValue initialValue: T, increment: T, count: Int) -> [T] {
    (0..<count).map { initialValue + increment * T($0) }
  }
  /// The place of the largest, and the largest.
  public static func indexOfMaximum<U: AccelerateBuffer>(_ vector: U) -> (UInt, U.Element)
  where U.Element: BinaryFloatingPoint {
    vector.withUnsafeBufferPointer { numbers in
      let place = numbers.indices.max { numbers[$0] < numbers[$1] } ?? 0
      return (UInt(place), numbers[place])
    }
  }

  private static func mapped<U: AccelerateBuffer>(_ vector: U, _ change: (U.Element) -> U.Element) -> [U.Element] {
    vector.withUnsafeBufferPointer { $0.map(change) }
  }
  private static func joined<U: AccelerateBuffer>(
    _ one: U, _ other: U, _ join: (U.Element, U.Element) -> U.Element
  ) -> [U.Element] {
    precondition(one.count == other.count, "Vectors must be as long as each other")
    return one.withUnsafeBufferPointer { one in other.withUnsafeBufferPointer { zip(one, $0).map(join) } }
  }
  private static func reduced<U: AccelerateBuffer>(
    _ vector: U, _ start: U.Element, _ join: (U.Element, U.Element) -> U.Element
  ) -> U.Element { vector.withUnsafeBufferPointer { $0.reduce(start, join) } }
}
