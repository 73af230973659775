import Foundation
import Testing

@testable import ReelKit

struct SupportTableTests {
  private func entry(
    _ type: String, _ name: String, _ state: SupportTable.State = .whole, _ notes: [String] = [], isType: Bool = false,
    isMeantAsAWhole: Bool = true
  ) -> SupportTable.Entry {
    .init(
      module: "SwiftUI", type: type, name: name, state: state, notes: notes, isType: isType,
      isMeantAsAWhole: isMeantAsAWhole)
  }

  private var table: SupportTable {
    SupportTable(
      entries: [
        entry("", "Canvas", isType: true), entry("Canvas", "body"),
        entry("Canvas", "init", .partly, ["init(symbols:): not views"]),
        entry("View", "blur", .partly, ["`opaque` is not used."]),
        entry("View", "mask", .partly, ["mask(alignment:): more"], isMeantAsAWhole: false),
        entry("View", "dialogIcon", .unavailable, ["show a sheet"]),
      ], others: ["JSONDecoder"])
  }

  @Test func aNameIsFoundInWhateverCapitals() {
    #expect(table.text(of: ".BLUR(radius:)") == "blur, a modifier (SwiftUI): partly\n  `opaque` is not used.")
    #expect(table.text(of: "dialogIcon") == "dialogIcon, a modifier (SwiftUI): unavailable\n  show a sheet")
  }

  @Test func aTypeHasItsMembersAlong() {
    #expect(
      table.text(of: "Canvas") == """
        Canvas (SwiftUI): whole
        Canvas.init (SwiftUI): partly
          init(symbols:): not views
          whole: body
        """)
  }

  @Test func aModuleTellsWhatIsNotWhole() {
    #expect(table.text(of: "swiftui")?.hasPrefix("SwiftUI: 6 names, of which not whole:\nCanvas.init") == true)
  }

  @Test func whatIsNotHereHasNeighbours() {
    #expect(table.text(of: "blurred") == nil)
    #expect(table.similar(to: "blurred") == ["blur"])
    #expect(table.text(of: "JSONDecoder")?.contains("Swift's own") == true)
  }

  @Test func doctorTellsWhatWorksInPart() throws {
    let folder = try TemporaryFolder([
      "A.swift": "import SwiftUI\nlet a = Text(\"\").blur(radius: 2)\nlet b = a.mask(c)\nlet d = a.dialogIcon(nil)\n"
    ])
    let names = NameTable(types: [], support: table)
    let report = Doctor(table: names, modules: ["SwiftUI"]).examine(Program(swift: folder.url))
    #expect(report.findings.map { "\($0.line) \($0.title): \($0.advice)" } == ["2 .blur: `opaque` is not used."])
    #expect(report.isWell)
  }
}
