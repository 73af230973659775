import Testing

@testable import ViewGraph

/// A page is thousands of display nodes and environments for each reader, so what one weighs is what a session weighs.
@Suite struct DisplaySizeTests {
  @Test func whatIsWideLiesBehindAReference() {
    #expect(MemoryLayout<DisplayContent>.size <= 24)
    #expect(MemoryLayout<DisplayModifier>.size <= 24)
    #expect(MemoryLayout<Font>.size <= 8)
    #expect(MemoryLayout<EnvironmentValues>.size <= 8)
    #expect(MemoryLayout<LayoutAnswer>.size <= 52)
    #expect(MemoryLayout<AnyShapeStyle?>.size <= 8)
    #expect(MemoryLayout<TextAttributes>.size <= 56)
  }
}
