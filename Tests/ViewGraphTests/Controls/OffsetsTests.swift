import Foundation
import Testing

@testable import ViewGraph

@Suite struct OffsetsTests {
  @Test func removing() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: IndexSet([1, 3]))
    #expect(letters == ["a", "c"])
    letters.remove(atOffsets: IndexSet())
    #expect(letters == ["a", "c"])
  }

  @Test(
    arguments: [
      ([0], 2, "bacde"), ([0], 5, "bcdea"), ([4], 0, "eabcd"), ([1, 3], 0, "bdace"), ([0, 2], 4, "bdace"),
      ([2], 2, "abcde"), ([2], 3, "abcde"),
    ] as [([Int], Int, String)])
  func moving(_ source: [Int], _ destination: Int, _ result: String) {
    var letters = Array("abcde")
    letters.move(fromOffsets: IndexSet(source), toOffset: destination)
    #expect(String(letters) == result)
  }
}
