import Foundation
import Testing

@testable import ReelKit

struct PreviewSourceTests {
  @Test func previewsBecomeViewsWithNames() {
    let made = PreviewSource(
      """
      @main struct A: App {}
      // #Preview { comment }
      let s = "#Preview { }"
      #Preview("Night \\"x\\"", traits: .portrait) {
        @Previewable @State var count = 1
        B(text: "}") // }
      }
      #Preview { C() }
      struct D_Previews: PreviewProvider { static var previews: some View { D() } }
      """, name: "File", number: 3)
    #expect(
      made.text == """
         struct A: App {}
        // #Preview { comment }
        let s = "#Preview { }"
        struct ReelPreview3_0: View { @State var count = 1; @ViewBuilder var body: some View {

          B(text: "}") // }
        } }
        struct ReelPreview3_1: View { @ViewBuilder var body: some View { C() } }
        struct D_Previews: PreviewProvider { static var previews: some View { D() } }
        """)
    #expect(
      made.entries == [
        .init(title: "D_Previews", expression: "D_Previews.previews"),
        .init(title: #"Night "x""#, expression: "ReelPreview3_0()", traits: ".portrait"),
        .init(title: "File", expression: "ReelPreview3_1()"),
      ])
  }

  @Test func traitsAreKeptAsTheyAreWritten() {
    let made = PreviewSource(
      "#Preview(traits: .fixedLayout(width: 200, height: f(1)), .landscapeLeft) { A() }", name: "A", number: 0)
    #expect(made.entries.map(\.traits) == [".fixedLayout(width: 200, height: f(1)), .landscapeLeft"])
  }

  @Test func aProgramsPreviewsAreAProgram() throws {
    let program = try #require(try Fixture.program("Garden").previews())
    let list = try #require(program.generated["ReelPreviews.swift"])
    #expect(list.contains(#"_PreviewPage("Bed List", file: "Garden/Views/Bed List.swift", traits: []) { ReelPreview"#))
    #expect(program.replacements.values.allSatisfy { !$0.contains("@main") })
    var bare = program
    bare.modules[0].sources = []
    #expect(bare.previews() == nil)
  }
}
