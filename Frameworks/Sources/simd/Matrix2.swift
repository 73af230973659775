// Vectors can be sent where their storage can, which the compiler knows of `Float` and `Double` alone.
/// A matrix of 2 columns with 2 rows.
public struct _Matrix2<Scalar: BinaryFloatingPoint & SIMDScalar>: _SquareMatrix, @unchecked Sendable {
  public typealias Column = SIMD2<Scalar>

  /// The columns.
  public var columns: (SIMD2<Scalar>, SIMD2<Scalar>)

  /// A matrix of noughts.
  @inlinable public init() { columns = (SIMD2<Scalar>(), SIMD2<Scalar>()) }
  /// Makes a matrix of its columns.
  @inlinable public init(columns: (SIMD2<Scalar>, SIMD2<Scalar>)) { self.columns = columns }
  /// Makes a matrix of its columns.
  @inlinable public init(_ col0: SIMD2<Scalar>, _ col1: SIMD2<Scalar>) {
    columns = (col0, col1)
  }
  /// Makes a matrix of its 2 columns.
  @inlinable public init(_ columns: [SIMD2<Scalar>]) {
    self.columns = (columns[0], columns[1])
  }

  /// A column.
  @inlinable public subscript(column: Int) -> SIMD2<Scalar> {
    get {
      switch column {
      case 0: columns.0
      case 1: columns.1
      default: preconditionFailure("A matrix of 2 columns has no column \(column)")
      }
    }
    set {
      switch column {
      case 0: columns.0 = newValue
      case 1: columns.1 = newValue
      default: preconditionFailure("A matrix of 2 columns has no column \(column)")
      }
    }
  }

  /// How much the matrix stretches areas.
  @inlinable public var determinant: Scalar { columns.0.x * columns.1.y - columns.1.x * columns.0.y }
}
