import Foundation
import PDFKit
import QuickLook
import SwiftUI
import SwiftUITesting
import Testing

/// Documents are read, and shown as drawings.
@MainActor
struct DocumentTests {
  static let file = Data(
    """
    %PDF-1.4
    1 0 obj << /Type /Catalog /Pages 2 0 R /Outlines 9 0 R >> endobj
    2 0 obj << /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 /MediaBox [0 0 200 100]
      /Resources << /Font << /F1 5 0 R >> >> >> endobj
    3 0 obj << /Type /Page /Parent 2 0 R /Contents 6 0 R >> endobj
    4 0 obj << /Type /Page /Parent 2 0 R /Contents 7 0 R /Rotate 90 >> endobj
    5 0 obj << /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >> endobj
    6 0 obj << /Length 118 >> stream
    1 0 0 rg BT /F1 12 Tf 10 80 Td (Hello) Tj 40 0 Td (w\\366rld \\(1 < 2\\)) Tj -40 -20 Td [(sec) 10 (ond line)] TJ ET
    endstream endobj
    7 0 obj << /Length 40 >> stream
    BT /F1 12 Tf 10 80 Td (Other page) Tj ET
    endstream endobj
    8 0 obj << /Title (A \\"Title\\") /Author <FEFF004100640061> >> endobj
    9 0 obj << /Type /Outlines /First 10 0 R >> endobj
    10 0 obj << /Title (Chapter) /Dest [4 0 R /Fit] >> endobj
    trailer << /Root 1 0 R /Info 8 0 R >>
    %%EOF
    """.utf8)

  @Test func aDocumentIsRead() throws {
    let document = try #require(PDFDocument(data: Self.file))
    #expect(document.pageCount == 2 && document.page(at: 2) == nil && !document.isLocked)
    let page = try #require(document.page(at: 0))
    #expect(page.string == "Hello wörld (1 < 2)\nsecond line")
    #expect(page.bounds(for: .mediaBox) == CGRect(x: 0, y: 0, width: 200, height: 100) && page.label == "1")
    #expect(document.string?.hasSuffix("\nOther page") == true && document.page(at: 1)?.rotation == 90)
    #expect(document.documentAttributes?[PDFDocumentAttribute.titleAttribute] as? String == "A \"Title\"")
    #expect(document.documentAttributes?[PDFDocumentAttribute.authorAttribute] as? String == "Ada")
    #expect(document.outlineRoot?.child(at: 0)?.label == "Chapter")
    #expect(document.outlineRoot?.child(at: 0)?.destination?.page === document.page(at: 1))
    #expect(document.findString("LINE", withOptions: .caseInsensitive).map(\.string) == ["line"])
    #expect(PDFDocument(data: Data("no".utf8)) == nil)
  }

  @Test func whatWasChangedIsNotWritten() throws {
    let document = try #require(PDFDocument(data: Self.file))
    #expect(document.dataRepresentation() == Self.file)
    document.exchangePage(at: 0, withPageAt: 1)
    #expect(document.page(at: 0)?.string == "Other page" && document.dataRepresentation() == nil)
    #expect(!document.write(to: URL(fileURLWithPath: "/tmp/never.pdf")))
  }

  @Test func aThumbnailFits() throws {
    let document = try #require(PDFDocument(data: Self.file))
    let size = CGSize(width: 50, height: 50)
    #expect(document.page(at: 0)?.thumbnail(of: size, for: .cropBox).size == CGSize(width: 50, height: 25))
    #expect(document.page(at: 1)?.thumbnail(of: size, for: .cropBox).size == CGSize(width: 25, height: 50))
  }

  private struct Reader: UIViewRepresentable {
    let view: PDFView

    func makeUIView(context: Context) -> PDFView { view }
    func updateUIView(_ view: PDFView, context: Context) {}
  }

  @Test func pagesAreShown() async throws {
    let view = PDFView()
    view.document = PDFDocument(data: Self.file)
    view.autoScales = true
    let screen = TestScreen(Reader(view: view))
    await screen.settle()
    #expect(screen.nodes { if case .image = $0.content { true } else { false } }.count == 2)
    #expect(view.currentPage?.label == "1" && view.canGoToNextPage && !view.canGoToPreviousPage)
    view.goToNextPage(nil)
    #expect(view.currentPage?.label == "2" && !view.canGoToNextPage)
  }

  private struct Files: View {
    let url: URL
    @State var shown: URL?

    var body: some View { Button("Show") { shown = url }.quickLookPreview($shown) }
  }

  @Test func aTextIsShownAboveAll() async throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent("Notes-\(UUID().uuidString).txt")
    try Data("What I wrote".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    let screen = TestScreen(Files(url: url))
    try screen.tap("Show")
    await screen.settle()
    #expect(screen.texts.contains("What I wrote"))
    try screen.tap("Done")
    await screen.settle()
    #expect(!screen.texts.contains("What I wrote"))
    #expect(QLPreviewController.canPreview(url) && !QLPreviewController.canPreview(URL(fileURLWithPath: "/a.zip")))
  }
}
