import Foundation
import Testing

@testable import PDFPictures

@Suite struct PDFDrawingTests {
  /// A file with one page, and objects beside it.
  private func drawing(_ content: String, _ resources: String = "", _ objects: String = "") throws -> String {
    let file = """
      %PDF-1.4
      1 0 obj
      << /Type /Catalog /Pages 2 0 R >>
      endobj
      2 0 obj << /Type /Pages /Kids [3 0 R] /Count 1 /MediaBox [0 0 20 10] >> endobj
      3 0 obj << /Type /Page /Parent 2 0 R /Contents 4 0 R /Resources << \(resources) >> >> endobj
      4 0 obj << /Length 5 0 R >> stream
      \(content)
      endstream endobj
      5 0 obj \(content.utf8.count) endobj
      \(objects)
      """
    return try #require(PDFDrawing(Data(file.utf8))).svg
  }

  @Test func pagesCountFromTheBottom() throws {
    let svg = try drawing("1 0 0 rg 2 1 4 3 re f")
    #expect(svg.contains(#"width="20" height="10" viewBox="0 0 20 10""#))
    #expect(svg.contains(##"<path d="M2 9L6 9L6 6L2 6Z" fill-rule="nonzero" fill="#ff0000"/>"##))
  }

  @Test func linesHaveTheirWidthInTheirPlane() throws {
    let svg = try drawing("q 2 0 0 2 0 0 cm 0 0 1 RG 3 w 1 J 1 j [2 1] 0 d 0 0 m 5 5 l S Q 0 0 m 1 1 l S")
    #expect(svg.contains(#"stroke-width="3" stroke-linecap="round" stroke-linejoin="round""#))
    #expect(svg.contains(#"stroke-dasharray="2 1""#) && svg.contains("matrix(2 0 0 -2 0 10)"))
    // What was said within q and Q ends there.
    #expect(svg.contains(##"stroke-width="1" stroke-miterlimit="10" stroke="#000000""##))
  }

  @Test(arguments: [
    ("0.5 g", "#808080"), ("0 1 0 rg", "#00ff00"), ("1 0 0 0 k", "#00ffff"), ("/Own cs 1 scn", "#ff8000"),
    ("/Icc cs 0 0 1 sc", "#0000ff"), ("/Few cs 1 sc", "#010203"),
  ])
  func coloursOfEverySpace(operators: String, color: String) throws {
    let spaces = """
      /ColorSpace << /Own [/Separation /Orange /DeviceRGB 9 0 R] /Icc [/ICCBased 8 0 R]
      /Few [/Indexed /DeviceRGB 1 <000000010203>] >>
      """
    let objects = """
      8 0 obj << /N 3 /Length 0 >> stream

      endstream endobj
      9 0 obj << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 0.5 0] /N 1 >> endobj
      """
    #expect(try drawing("\(operators) 0 0 1 1 re f", spaces, objects).contains("fill=\"\(color)\""))
  }

  @Test func whatIsClippedIsClippedByAll() throws {
    let svg = try drawing("0 0 5 5 re W n 1 1 9 9 re W* n 0 0 9 9 re f")
    #expect(svg.contains(#"<clipPath id="p2" clip-path="url(#p1)">"#) && svg.contains(#"clip-rule="evenodd""#))
    #expect(svg.contains(#"<g clip-path="url(#p2)"><path"#))
  }

  @Test func gradientsHaveStopsOfTheirFunction() throws {
    let pattern = """
      /Pattern << /P << /PatternType 2 /Matrix [1 0 0 1 2 0] /Shading << /ShadingType 2 /ColorSpace /DeviceRGB
      /Coords [0 0 4 0] /Function << /FunctionType 3 /Domain [0 1] /Bounds [0.5] /Encode [0 1 0 1] /Functions [
      << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 1 0] /N 1 >>
      << /FunctionType 2 /Domain [0 1] /C0 [0 1 0] /C1 [0 0 1] /N 1 >> ] >> >> >> >>
      """
    let svg = try drawing("/Pattern cs /P scn 0 0 9 9 re f", pattern)
    #expect(svg.contains(#"gradientTransform="matrix(1 0 0 -1 2 10)""#) && svg.contains(#"fill="url(#p1)""#))
    for stop in [##"offset="0" stop-color="#ff0000""##, ##"offset="0.5" stop-color="#00ff00""##] {
      #expect(svg.contains(stop))
    }
  }

  @Test func groupsAreSeenThroughAsAWhole() throws {
    let resources = "/ExtGState << /Half << /ca 0.5 >> >> /XObject << /Group 7 0 R >>"
    let form = "1 g 0 0 2 2 re f 0 g 1 1 2 2 re f"
    let object = """
      7 0 obj << /Subtype /Form /BBox [0 0 4 4] /Matrix [1 0 0 1 3 0] /Length \(form.count) >> stream
      \(form)
      endstream endobj
      """
    let svg = try drawing("/Half gs /Group Do", resources, object)
    #expect(svg.contains(#"<g opacity="0.5"><g clip-path="url(#p1)"><path d="M3 10L5 10"#))
    #expect(svg.components(separatedBy: "opacity").count == 2)
  }

  @Test func compressedObjectsAreRead() throws {
    let inner =
      "3 0 4 60 << /Type /Page /Contents 5 0 R /MediaBox [0 0 8 8] >>".padding(
        toLength: 68, withPad: " ", startingAt: 0) + "[1 2]"
    let packed = Flate.deflated(Array(inner.utf8))
    let content = Flate.deflated(Array("0 0 1 1 re f".utf8))
    var file = Data(
      "%PDF-1.5\n9 0 obj <</Type/ObjStm/N 2/First 8/Filter/FlateDecode/Length \(packed.count)>>stream\n".utf8)
    file += packed + Array("\nendstream endobj\n5 0 obj <</Filter/FlateDecode/Length \(content.count)>>stream\r\n".utf8)
    file += content + Array("\r\nendstream endobj\n".utf8)
    #expect(try #require(PDFDrawing(file)).svg.contains("M0 8L1 8L1 7L0 7Z"))
  }

  @Test func whatIsBrokenEndsNothing() {
    let words = [
      "q", "Q", "/X", "Do", "1", "re", "f", "[", "<<", "(", "W", "n", "sh", "9 0 R", "gs", "1e400", "scn", ">>",
    ]
    var seed: UInt64 = 7
    for _ in 0..<300 {
      let text = (0..<30).map { _ in
        seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return words[Int(seed >> 33) % words.count]
      }.joined(separator: " ")
      let file =
        "%PDF-1.4\n3 0 obj <</Type/Page/MediaBox[0 0 9 9]/Contents 4 0 R/Resources<</XObject<</X 4 0 R>>>>>> endobj\n"
        + "4 0 obj <</Subtype/Form/Length 9>>stream\n\(text)\nendstream endobj"
      #expect(PDFDrawing(Data(file.utf8)) != nil)
    }
    #expect(PDFDrawing(Data("%PDF-1.4 nothing".utf8)) == nil)
    #expect(!PDFDrawing.isPDF(Data("<svg/>".utf8)))
  }
}
