import Testing

@testable import ViewGraph

@Suite struct SymbolSetTests {
  private let template = """
    <svg width="3300" height="2200"><g id="Notes"><text>Weight</text></g>
    <g id="Guides"><line id="Baseline-S" x1="263" y1="700"/><line id="Capline-S" x1="263" y1="600"/>
    <line id="left-margin-Regular-S" x1="1400" x2="1400" y1="5"/><line x1="1500" id="right-margin-Regular-S" y1="5"/></g>
    <g id="Symbols"><g id="Black-S"><path d="M1"/></g><g id="Regular-S" transform="matrix(1 0 0 1 1400 700)">
    <g><path d="M2"/></g><g/></g><g id="Thin-S"><path d="M3"/></g></g></svg>
    """

  @Test func oneDrawingIsCutOutOfATemplate() throws {
    let drawing = try #require(SymbolSet.drawing(of: template))
    #expect(drawing.contains(#"viewBox="1400.0 575.0 100.0 150.0""#))
    #expect(drawing.contains(#"width="17.0""#) && drawing.contains(#"height="25.5""#))
    #expect(drawing.contains("M2") && !drawing.contains("M1") && !drawing.contains("M3") && !drawing.contains("Weight"))
    #expect(drawing.count(where: { $0 == "<" }) == 8)
  }

  @Test func otherDocumentsAreNoTemplates() {
    #expect(SymbolSet.drawing(of: "<svg width='3'><g id='Regular-S'></g></svg>") == nil)
  }
}
