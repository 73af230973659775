import Testing

@testable import WebHost

/// The letters of operations: one that stands for two things does only the second.
@Suite struct OperationLetterTests {
  @Test func everyLetterStandsForOneThing() throws {
    let script = String(decoding: PackageResources.patches_js, as: UTF8.self)
    let start = try #require(script.firstRange(of: "const handlers = {"))
    let end = try #require(script[start.upperBound...].firstRange(of: "\n}\n"))
    let letters = script[start.upperBound..<end.lowerBound].matches(of: /\n  ([a-z])[(:]/).map { $0.1 }
    #expect(letters.count > 15)
    #expect(Set(letters).count == letters.count, "\(letters)")
  }
}
