import Testing

@testable import Garden

#if canImport(SwiftUITesting)
  import SwiftUITesting
#endif

@MainActor
struct GardenTests {
  @Test func seedsAreRead() {
    #expect(Beds().plants.map(\.name) == ["Möhren", "Dill"])
  }

  #if canImport(SwiftUITesting)
    @Test func whatIsSownIsShown() throws {
      let screen = TestScreen(BedList().environment(Beds()))
      try screen.type("Salbei", into: "Name")
      try screen.tap("Sow")
      #expect(screen.texts.contains("Salbei"))
      #expect(screen.texts.contains("water it"))
    }
  #endif
}
