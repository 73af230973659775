// C's names of the vectors of Swift.
public typealias simd_float1 = Float
public typealias simd_float2 = SIMD2<Float>
public typealias simd_float3 = SIMD3<Float>
public typealias simd_float4 = SIMD4<Float>
public typealias simd_float8 = SIMD8<Float>
public typealias simd_float16 = SIMD16<Float>
public typealias simd_double1 = Double
public typealias simd_double2 = SIMD2<Double>
public typealias simd_double3 = SIMD3<Double>
public typealias simd_double4 = SIMD4<Double>
public typealias simd_double8 = SIMD8<Double>
public typealias simd_int1 = Int32
public typealias simd_int2 = SIMD2<Int32>
public typealias simd_int3 = SIMD3<Int32>
public typealias simd_int4 = SIMD4<Int32>
public typealias simd_uint1 = UInt32
public typealias simd_uint2 = SIMD2<UInt32>
public typealias simd_uint3 = SIMD3<UInt32>
public typealias simd_uint4 = SIMD4<UInt32>
public typealias simd_long2 = SIMD2<Int>
public typealias simd_long3 = SIMD3<Int>
public typealias simd_long4 = SIMD4<Int>
public typealias simd_char2 = SIMD2<Int8>
public typealias simd_char4 = SIMD4<Int8>
public typealias simd_uchar2 = SIMD2<UInt8>
public typealias simd_uchar4 = SIMD4<UInt8>
public typealias simd_short2 = SIMD2<Int16>
public typealias simd_short4 = SIMD4<Int16>
public typealias float2 = SIMD2<Float>
public typealias float3 = SIMD3<Float>
public typealias float4 = SIMD4<Float>
public typealias double2 = SIMD2<Double>
public typealias double3 = SIMD3<Double>
public typealias double4 = SIMD4<Double>
public typealias int2 = SIMD2<Int32>
public typealias int3 = SIMD3<Int32>
public typealias int4 = SIMD4<Int32>
public typealias uint2 = SIMD2<UInt32>
public typealias uint3 = SIMD3<UInt32>
public typealias uint4 = SIMD4<UInt32>
public typealias vector_float2 = SIMD2<Float>
public typealias vector_float3 = SIMD3<Float>
public typealias vector_float4 = SIMD4<Float>
public typealias vector_double2 = SIMD2<Double>
public typealias vector_double3 = SIMD3<Double>
public typealias vector_double4 = SIMD4<Double>
public typealias vector_int2 = SIMD2<Int32>
public typealias vector_int3 = SIMD3<Int32>
public typealias vector_int4 = SIMD4<Int32>
public typealias vector_uint2 = SIMD2<UInt32>
public typealias vector_uint3 = SIMD3<UInt32>
public typealias vector_uint4 = SIMD4<UInt32>

// The matrices, by all of their names.
public typealias simd_float2x2 = _Matrix2<Float>
public typealias simd_float3x3 = _Matrix3<Float>
public typealias simd_float4x4 = _Matrix4<Float>
public typealias simd_double2x2 = _Matrix2<Double>
public typealias simd_double3x3 = _Matrix3<Double>
public typealias simd_double4x4 = _Matrix4<Double>
public typealias float2x2 = _Matrix2<Float>
public typealias float3x3 = _Matrix3<Float>
public typealias float4x4 = _Matrix4<Float>
public typealias double2x2 = _Matrix2<Double>
public typealias double3x3 = _Matrix3<Double>
public typealias double4x4 = _Matrix4<Double>
public typealias matrix_float2x2 = _Matrix2<Float>
public typealias matrix_float3x3 = _Matrix3<Float>
public typealias matrix_float4x4 = _Matrix4<Float>
public typealias matrix_double2x2 = _Matrix2<Double>
public typealias matrix_double3x3 = _Matrix3<Double>
public typealias matrix_double4x4 = _Matrix4<Double>

/// A turn in space, of single precision.
public typealias simd_quatf = _Quaternion<Float>
/// A turn in space, of double precision.
public typealias simd_quatd = _Quaternion<Double>

public let matrix_identity_float2x2 = simd_float2x2(diagonal: [1, 1])
public let matrix_identity_float3x3 = simd_float3x3(diagonal: [1, 1, 1])
public let matrix_identity_float4x4 = simd_float4x4(diagonal: [1, 1, 1, 1])
public let matrix_identity_double2x2 = simd_double2x2(diagonal: [1, 1])
public let matrix_identity_double3x3 = simd_double3x3(diagonal: [1, 1, 1])
public let matrix_identity_double4x4 = simd_double4x4(diagonal: [1, 1, 1, 1])

/// Makes a vector.
@inlinable public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Makes a vector.
@inlinable public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Makes a vector of the first three parts of another.
@inlinable public func simd_make_float3(_ other: SIMD4<Float>) -> SIMD3<Float> { SIMD3(other.x, other.y, other.z) }
/// Makes a vector.
@inlinable public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> {
  SIMD4(x, y, z, w)
}
/// Makes a vector of another and one part more.
@inlinable public func simd_make_float4(_ xyz: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(xyz, w) }
/// Makes a vector.
@inlinable public func simd_make_double2(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x, y) }
/// Makes a vector.
@inlinable public func simd_make_double3(_ x: Double, _ y: Double, _ z: Double) -> SIMD3<Double> { SIMD3(x, y, z) }
/// Makes a vector.
@inlinable public func simd_make_double4(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> SIMD4<Double> {
  SIMD4(x, y, z, w)
}
