// Vectors can be sent where their storage can, which the compiler knows of `Float` and `Double` alone.
/// A matrix of 4 columns with 4 rows.
public struct _Matrix4<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD4<Scalar>

  /// The columns.
  public var columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)

  /// A matrix of noughts.
  @inlinable public init() { columns = (SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>(), SIMD4<Scalar>()) }
  /// Makes a matrix of its columns.
  @inlinable public init(columns: (SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>, SIMD4<Scalar>)) {
    self.columns = columns
  }
  /// Makes a matrix of its columns.
  @inlinable public init(_ col0: SIMD4<Scalar>, _ col1: SIMD4<Scalar>, _ col2: SIMD4<Scalar>, _ col3: SIMD4<Scalar>) {
    columns = (col0, col1, col2, col3)
  }
  /// Makes a matrix of its 4 columns.
  @inlinable public init(_ columns: [SIMD4<Scalar>]) {
    self.columns = (columns[0], columns[1], columns[2], columns[3])
  }

  /// A column.
  @inlinable public subscript(column: Int) -> SIMD4<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      case 3: columns.3
      default: preconditionFailure("A matrix of 4 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      case 3: columns.3 = newValue
      default: preconditionFailure("A matrix of 4 columns has no column \(column)")
      }
    }
  }

  /// How much the matrix stretches volumes.
  public var determinant: Scalar {
    var sign: Scalar = 1
    var sum: Scalar = 0
    for column in 0..<4 {
      sum += sign * self[column].x * minor(without: column)
      sign = -sign
    }
    return sum
  }

  private func minor(without column: Int) -> Scalar {
    let rest = (0..<4).filter { $0 != column }.map { SIMD3(self[$0].y, self[$0].z, self[$0].w) }
    return simd_dot(rest[0], simd_cross(rest[1], rest[2]))
  }
}
