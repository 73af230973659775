// Vectors can be sent where their storage can, which the compiler knows of `Float` and `Double` alone.
/// A matrix of 3 columns with 3 rows.
public struct _Matrix3<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD3<Scalar>

  /// The columns.
  public var columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)

  /// A matrix of noughts.
  @inlinable public init() { columns = (SIMD3<Scalar>(), SIMD3<Scalar>(), SIMD3<Scalar>()) }
  /// Makes a matrix of its columns.
  @inlinable public init(columns: (SIMD3<Scalar>, SIMD3<Scalar>, SIMD3<Scalar>)) { self.columns = columns }
  /// Makes a matrix of its columns.
  @inlinable public init(_ col0: SIMD3<Scalar>, _ col1: SIMD3<Scalar>, _ col2: SIMD3<Scalar>) {
    columns = (col0, col1, col2)
  }
  /// Makes a matrix of its 3 columns.
  @inlinable public init(_ columns: [SIMD3<Scalar>]) {
    self.columns = (columns[0], columns[1], columns[2])
  }

  /// A column.
  @inlinable public subscript(column: Int) -> SIMD3<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      case 2: columns.2
      default: preconditionFailure("A matrix of 3 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      case 2: columns.2 = newValue
      default: preconditionFailure("A matrix of 3 columns has no column \(column)")
      }
    }
  }

  /// How much the matrix stretches volumes.
  @inlinable public var determinant: Scalar { simd_dot(columns.0, simd_cross(columns.1, columns.2)) }
}
