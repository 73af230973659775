/// What the matrices have in common.
public protocol _SquareMatrix: Equatable, Sendable, CustomDebugStringConvertible {
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar
  associatedtype Column: SIMD where Column.Scalar == Scalar

  init()
  subscript(column: Int) -> Column { get set }
  var determinant: Scalar { get }
}

extension _SquareMatrix {
  @usableFromInline static var size: Int { Column.scalarCount }

  /// Makes a matrix with numbers from the upper left to the lower right, and noughts elsewhere.
  @inlinable public init(diagonal: Column) {
    self.init()
    for place in 0..<Self.size { self[place][place] = diagonal[place] }
  }

  /// Makes a matrix with one number from the upper left to the lower right, and noughts elsewhere.
  @inlinable public init(_ scalar: Scalar) { self.init(diagonal: Column(repeating: scalar)) }

  /// Makes a matrix of its rows.
  @inlinable public init(rows: [Column]) {
    self.init()
    for column in 0..<Self.size { for row in 0..<Self.size { self[column][row] = rows[row][column] } }
  }

  /// A number, by its column and row.
  @inlinable public subscript(column: Int, row: Int) -> Scalar {
    get { self[column][row] }
    set { self[column][row] = newValue }
  }

  /// The matrix with its rows as columns.
  @inlinable public var transpose: Self { Self(rows: (0..<Self.size).map { self[$0] }) }

  /// The matrix that takes back what this one does. Where there is none its numbers are none.
  public var inverse: Self {
    var left = self
    var right = Self(1)
    for place in 0..<Self.size {
      let best = (place..<Self.size).max { left[$0][place].magnitude < left[$1][place].magnitude } ?? place
      let number = left[best][place]
      guard number != 0 else { return Self(.nan) }
      (left[place], left[best]) = (left[best], left[place])
      (right[place], right[best]) = (right[best], right[place])
      left[place] /= number
      right[place] /= number
      for other in 0..<Self.size where other != place {
        let share = left[other][place]
        left[other] -= left[place] * share
        right[other] -= right[place] * share
      }
    }
    return right
  }

  public var debugDescription: String {
    let columns = (0..<Self.size).map { column in
      "[\((0..<Self.size).map { "\(self[column][$0])" }.joined(separator: ", "))]"
    }
    return "\(Self.self)(\(columns.joined(separator: ", ")))"
  }

  @inlinable public static func == (one: Self, other: Self) -> Bool {
    (0..<size).allSatisfy { one[$0] == other[$0] }
  }

  @inlinable public static func + (one: Self, other: Self) -> Self { one.joined(other, +) }
  @inlinable public static func - (one: Self, other: Self) -> Self { one.joined(other, -) }
  @inlinable public static prefix func - (matrix: Self) -> Self { Self() - matrix }
  @inlinable public static func += (one: inout Self, other: Self) { one = one + other }
  @inlinable public static func -= (one: inout Self, other: Self) { one = one - other }

  @inlinable public static func * (factor: Scalar, matrix: Self) -> Self {
    matrix.joined(Self()) { a, _ in a * factor }
  }
  @inlinable public static func * (matrix: Self, factor: Scalar) -> Self { factor * matrix }
  @inlinable public static func *= (matrix: inout Self, factor: Scalar) { matrix = factor * matrix }

  /// What the matrix makes of a column.
  @inlinable public static func * (matrix: Self, column: Column) -> Column {
    var sum = Column()
    for place in 0..<size { sum += matrix[place] * column[place] }
    return sum
  }

  /// What the matrix makes of a row.
  @inlinable public static func * (row: Column, matrix: Self) -> Column {
    var result = Column()
    for place in 0..<size { result[place] = simd_dot(row, matrix[place]) }
    return result
  }

  /// The matrix that does first what `other` does, then what `one` does.
  @inlinable public static func * (one: Self, other: Self) -> Self {
    var product = Self()
    for place in 0..<size { product[place] = one * other[place] }
    return product
  }
  @inlinable public static func *= (one: inout Self, other: Self) { one = one * other }

  @usableFromInline func joined(_ other: Self, _ join: (Column, Column) -> Column) -> Self {
    var result = Self()
    for place in 0..<Self.size { result[place] = join(self[place], other[place]) }
    return result
  }
}

/// The product of two matrices.
@inlinable public func simd_mul<M: _SquareMatrix>(_ one: M, _ other: M) -> M { one * other }
/// What a matrix makes of a column.
@inlinable public func simd_mul<M: _SquareMatrix>(_ matrix: M, _ column: M.Column) -> M.Column { matrix * column }
/// The product of two matrices.
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ one: M, _ other: M) -> M { one * other }
/// What a matrix makes of a column.
@inlinable public func matrix_multiply<M: _SquareMatrix>(_ matrix: M, _ column: M.Column) -> M.Column {
  matrix * column
}
/// The matrix that takes back what another does.
public func simd_inverse<M: _SquareMatrix>(_ matrix: M) -> M { matrix.inverse }
/// The matrix with its rows as columns.
public func simd_transpose<M: _SquareMatrix>(_ matrix: M) -> M { matrix.transpose }
/// How much a matrix stretches what it is given.
public func simd_determinant<M: _SquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
/// How much a matrix stretches what it is given.
public func matrix_determinant<M: _SquareMatrix>(_ matrix: M) -> M.Scalar { matrix.determinant }
/// Whether each number of two matrices differs by no more than a tolerance.
public func simd_almost_equal_elements<M: _SquareMatrix>(_ one: M, _ other: M, _ tolerance: M.Scalar) -> Bool {
  (0..<M.size).allSatisfy { simd_reduce_max(simd_abs(one[$0] - other[$0])) <= tolerance }
}
