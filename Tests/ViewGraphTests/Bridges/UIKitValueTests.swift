import Foundation
import SwiftUITesting
import Testing
import UIKitCore

/// Values of UIKit that stand for something else here.
@MainActor
struct UIKitValueTests {
  @Test func fontsOfDescriptors() throws {
    let rounded = try #require(
      UIFontDescriptor.preferredFontDescriptor(withTextStyle: .largeTitle).withDesign(.rounded))
    #expect(UIFont(descriptor: rounded, size: 0).pointSize == 34)
    #expect(Font(UIFont(descriptor: rounded, size: 20)) == .system(size: 20, weight: .regular, design: .rounded))
    let bold = try #require(UIFont.systemFont(ofSize: 12).fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(Font(UIFont(descriptor: bold, size: 0)) == .system(size: 12, weight: .bold))
    let body = UIFont(descriptor: .preferredFontDescriptor(withTextStyle: .body), size: 0)
    #expect(Font(body) == .body)
  }

  @Test func textTakesMoreRoomTheMoreThereIsOfIt() {
    let font: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 20)]
    let short = "in".size(withAttributes: font)
    let long = "in many words".size(withAttributes: font)
    #expect(short.width > 10 && short.width < 30)
    #expect(long.width > short.width)
    let wrapped = "in many words".boundingRect(
      with: CGSize(width: 50, height: 1000), options: .usesLineFragmentOrigin, attributes: font, context: nil)
    #expect(wrapped.width <= 50)
    #expect(wrapped.height >= 2 * short.height)
  }

  @Test func renderersGiveThePictureInTheirSize() throws {
    let star = try #require(UIImage(systemName: "star"))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in
      star.draw(in: CGRect(x: 0, y: 0, width: 40, height: 30))
    }
    #expect(image.size == CGSize(width: 40, height: 30))
    #expect(
      UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image { _ in }.size == CGSize(width: 4, height: 3))
  }

  @Test func attributedStringsAreWrittenAndRead() throws {
    let plain = AttributedString("words")
    #expect(String(decoding: try JSONEncoder().encode([plain]), as: UTF8.self) == #"["words"]"#)
    let styled = try AttributedString(markdown: "**bold** and [linked](https://example.com/)")
    let read = try JSONDecoder().decode([AttributedString].self, from: JSONEncoder().encode([styled, plain]))
    #expect(read == [styled, plain])
  }

  @Test func localizedTextsAreMarkdown() {
    #expect(AttributedString(localized: "*Packed* with \(3)", comment: "a").runs.count == 2)
  }
}
