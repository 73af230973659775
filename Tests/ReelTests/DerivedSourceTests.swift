import Testing

@testable import ReelKit

struct DerivedSourceTests {
  @Test func aFileThatCompilesStaysAsItIs() {
    #expect(DerivedSource("import SwiftUI\n// @UIApplicationMain is said elsewhere\nstruct A {}\n") == nil)
  }

  @Test(arguments: [
    ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
    ("  @NSApplicationMain class A {}", "  @main class A {}"),
    ("#if os(iOS) && DEBUG\n#endif", "#if true && DEBUG\n#endif"),
    ("#elseif !os(iOS)\nlet s = \"os(iOS)\"", "#elseif !true\nlet s = \"os(iOS)\""),
    ("#if SWIFT_PACKAGE\n#endif", "#if (SWIFT_PACKAGE && os(Windows))\n#endif"),
    (
      "f { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }",
      "f { UIResponder().resignFirstResponder() }"
    ),
  ])
  func linesSayWhatTheyMeanHere(original: String, derived: String) {
    #expect(DerivedSource(original)?.text == derived)
  }

  @Test func linesStayWhereTheyAre() {
    let original = """
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder),
        to: nil, from: nil, for: event(of: 1))
      last
      """
    let derived = DerivedSource(original)?.text
    #expect(derived == "UIResponder().resignFirstResponder()\n\n\nlast")
  }

  @Test func otherSelectorsAreLeftToTheCompiler() {
    #expect(DerivedSource("UIApplication.shared.sendAction(#selector(Self.x), to: nil, from: nil, for: nil)") == nil)
  }
}
