import SwiftUI

/// A text of Hacker News with its paragraphs, links and code.
struct MarkupView: View {
  private let html: String

  init(_ html: String) {
    self.html = html
  }

  var body: some View {
    let blocks = HackerMarkup(html).blocks
    VStack(alignment: .leading, spacing: 8) {
      ForEach(blocks.indices, id: \.self) { index in
        switch blocks[index] {
        case .paragraph(let text): Text(text)
        case .code(let lines):
          ScrollView(.horizontal) {
            Text(verbatim: lines)
              .font(.system(.footnote, design: .monospaced))
              .fixedSize(horizontal: true, vertical: false)
              .padding(10)
          }
          .background(Color.gray.opacity(0.15))
          .cornerRadius(8)
        }
      }
    }
    .frame(maxWidth: .infinity, alignment: .leading)
  }
}
