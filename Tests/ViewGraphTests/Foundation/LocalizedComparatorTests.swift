import Foundation
import SwiftUITesting
import Testing

@Suite struct LocalizedComparatorTests {
  @Test func numbersComeByTheirValues() {
    let names = ["file 10", "File 9", "file 1"]
    #expect(names.sorted(using: String.StandardComparator.localizedStandard) == ["file 1", "File 9", "file 10"])
    var back = LocalizedComparator.localizedStandard
    back.order = .reverse
    #expect(names.sorted(using: back) == ["file 10", "File 9", "file 1"])
  }

  struct File: Sendable {
    var name: String
  }

  @Test func keyPathsTakeIt() {
    let files = ["b 2", "B 10", "a 3"].map(File.init)
    let sorted = files.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["a 3", "b 2", "B 10"])
  }

  struct Song: Sendable {
    var title: String
    var album: String?
  }

  @Test func descriptorsSortTextsAsPeopleExpect() {
    let songs = [("b 2", nil), ("B 10", "x"), ("a 3", "Y")].map(Song.init)
    #expect(songs.sorted(using: SortDescriptor(\.title)).map(\.title) == ["a 3", "b 2", "B 10"])
    #expect(
      songs.sorted(using: SortDescriptor(\.title, comparator: .localizedStandard, order: .reverse)).map(\.title)
        == ["B 10", "b 2", "a 3"])
    #expect(songs.sorted(using: SortDescriptor(\.album)).map(\.title) == ["b 2", "B 10", "a 3"])
    #expect(songs.sorted(using: SortDescriptor(\.title, comparator: .lexical)).map(\.title) == ["B 10", "a 3", "b 2"])
  }
}
