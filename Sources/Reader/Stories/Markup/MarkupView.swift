import SwiftUI

/// A text of Hacker News with its paragraphs, links and code.
struct MarkupView: View {
  private let html: String
  private let font: Font

  init(_ html: String, font: Font = .body) {
    self.html = html
    self.font = font
  }

  var body: some View {
    let blocks = HackerMarkup(html, slanted: font.italic()).blocks
    VStack(alignment: .leading, spacing: 8) {
      ForEach(blocks.indices, id: \.self) { index in
        switch blocks[index] {
        case .paragraph(let text): Text(text).font(font)
        case .code(let lines): CodeView(lines: lines)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}

/// Lines of code, which are not broken: wide ones are moved sideways.
private struct CodeView: View {
  let lines: String

  var body: some View {
    let lines = lines.split(separator: "\n", omittingEmptySubsequences: false)
    ScrollView(.horizontal) {
      VStack(alignment: .leading, spacing: 2) {
        ForEach(lines.indices, id: \.self) { index in
          Text(verbatim: kept(lines[index]))
            .fixedSize(horizontal: true, vertical: false)
        }
      }
      .font(.system(.footnote, design: .monospaced))
      .padding(10)
    }
    .background(Color.gray.opacity(0.15))
    .cornerRadius(8)
  }

  /// Spaces of code are part of it; an empty line is as high as any.
  private func kept(_ line: Substring) -> String {
    line.isEmpty ? "\u{A0}" : String(line).replacing("\t", with: "    ").replacing(" ", with: "\u{A0}")
  }
}
