import Accelerate
import Testing
import simd

/// Vectors, matrices and quaternions reckon as Apple's do.
struct VectorTests {
  @Test func vectorsHaveLengthsAndDirections() {
    #expect(simd_length(SIMD2<Double>(3, 4)) == 5 && length(SIMD3<Float>(0, 3, 4)) == 5)
    #expect(simd_dot(SIMD3<Float>(1, 2, 3), SIMD3(4, 5, 6)) == 32)
    #expect(simd_cross(SIMD3<Float>(1, 0, 0), SIMD3(0, 1, 0)) == SIMD3(0, 0, 1))
    #expect(simd_normalize(SIMD2<Double>(0, 9)) == SIMD2(0, 1))
    #expect(simd_distance(SIMD2<Double>(1, 1), SIMD2(4, 5)) == 5)
    #expect(simd_reflect(SIMD2<Double>(1, -1), n: SIMD2(0, 1)) == SIMD2(1, 1))
    #expect(simd_mix(SIMD2<Double>(0, 0), SIMD2(2, 4), t: 0.5) == SIMD2(1, 2))
    #expect(simd_clamp(SIMD2<Double>(-1, 3), min: SIMD2(0, 0), max: SIMD2(1, 1)) == SIMD2(0, 1))
    #expect(floor(SIMD2<Double>(1.5, -0.5)) == SIMD2(1, -1) && sign(SIMD2<Double>(-2, 0)) == SIMD2(-1, 0))
    #expect(simd_reduce_max(SIMD4<Float>(1, 7, 3, 2)) == 7)
  }

  @Test func matricesAreMultipliedAndTurnedBack() {
    let matrix = simd_double3x3(rows: [SIMD3(2, 0, 1), SIMD3(0, 3, 0), SIMD3(0, 0, 1)])
    #expect(matrix * SIMD3(1, 1, 1) == SIMD3(3, 3, 1))
    #expect(SIMD3(1, 1, 1) * matrix == SIMD3(2, 3, 2))
    #expect(matrix.determinant == 6 && matrix.transpose.transpose == matrix)
    #expect(simd_almost_equal_elements(matrix * matrix.inverse, matrix_identity_double3x3, 1e-12))
    let large = simd_float4x4(SIMD4(0, 2, 0, 0), SIMD4(1, 0, 0, 0), SIMD4(0, 0, 4, 0), SIMD4(5, 6, 7, 1))
    #expect(large.determinant == -8)
    #expect(simd_almost_equal_elements(large.inverse * large, matrix_identity_float4x4, 1e-6))
    #expect(simd_float2x2(1).inverse == simd_float2x2(diagonal: [1, 1]) && simd_float2x2().inverse[0].x.isNaN)
  }

  @Test func quaternionsTurn() {
    let quarter = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(simd_distance(quarter.act([1, 0, 0]), [0, 1, 0]) < 1e-12)
    #expect(simd_distance((quarter * quarter).act([1, 0, 0]), [-1, 0, 0]) < 1e-12)
    #expect(simd_distance(quarter.inverse.act([0, 1, 0]), [1, 0, 0]) < 1e-12)
    #expect(abs(quarter.angle - .pi / 2) < 1e-12 && simd_distance(quarter.axis, [0, 0, 1]) < 1e-12)
    let eighth = simd_slerp(simd_quatd(angle: 0, axis: [0, 0, 1]), quarter, 0.5)
    #expect(abs(eighth.angle - .pi / 4) < 1e-12)
    let matrix = simd_double3x3(quarter)
    #expect(simd_distance(matrix * SIMD3(1, 0, 0), [0, 1, 0]) < 1e-12)
    #expect(simd_length((simd_quatd(matrix) - quarter).vector) < 1e-12)
    #expect(simd_distance(simd_quatd(from: [1, 0, 0], to: [-1, 0, 0]).act([1, 0, 0]), [-1, 0, 0]) < 1e-12)
  }

  @Test func manyNumbersAreReckonedWith() {
    #expect(vDSP.add([1.0, 2], [3, 4]) == [4, 6] && vDSP.multiply(2, [1.0, 2]) == [2, 4])
    #expect(vDSP.mean([1.0, 2, 3]) == 2 && vDSP.rootMeanSquare([3.0, 3]) == 3 && vDSP.dot([1.0, 2], [3, 4]) == 11)
    #expect(vDSP.maximum([1 as Float, 5, 2]) == 5 && vDSP.indexOfMaximum([1.0, 5, 2]).0 == 1)
    var mean: Float = 0
    vDSP_meanv([1, 2, 3, 6], 1, &mean, 4)
    #expect(mean == 3)
    var result = [0.0, 0]
    // The first is taken from the second.
    vDSP_vsubD([1, 2], 1, [5, 5], 1, &result, 1, 2)
    #expect(result == [4, 3] && vForce.sqrt([4.0, 9]) == [2, 3])
  }
}
