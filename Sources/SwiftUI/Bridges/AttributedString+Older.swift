import Foundation
import UIKitCore
import ViewGraph

extension AttributedString {
  /// The text of an older kind of styled text, in its own fonts.
  package init(fonts nsString: NSAttributedString) {
    self.init()
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) { attributes, range, _ in
      var part = AttributedString(nsString.attributedSubstring(from: range))
      if let font = attributes[.font] as? UIFont {
        part.inlinePresentationIntent = nil
        part.swiftUI.font = Font(font)
      }
      append(part)
    }
  }

  /// The text of an older kind of styled text, with its links, lines, colours and what is bold or italic.
  public init(_ nsString: NSAttributedString) {
    self.init()
    nsString.enumerateAttributes(in: NSRange(location: 0, length: nsString.length)) { attributes, range, _ in
      var part = AttributedString((nsString.string as NSString).substring(with: range))
      if let url = attributes[.link] as? URL { part.link = url }
      if let address = attributes[.link] as? String { part.link = URL(string: address) }
      if let color = attributes[.foregroundColor] as? UIColor { part.swiftUI.foregroundColor = Color(uiColor: color) }
      if let color = attributes[.backgroundColor] as? UIColor { part.swiftUI.backgroundColor = Color(uiColor: color) }
      if let number = attributes[.underlineStyle] as? Int, number != 0 { part.swiftUI.underlineStyle = .single }
      if let number = attributes[.strikethroughStyle] as? Int, number != 0 { part.swiftUI.strikethroughStyle = .single }
      if let kern = (attributes[.kern] as? NSNumber)?.doubleValue ?? attributes[.kern] as? Double {
        part.swiftUI.kern = kern
      }
      if let traits = (attributes[.font] as? UIFont)?.fontDescriptor.symbolicTraits {
        var intent: InlinePresentationIntent = []
        if traits.contains(.traitBold) { intent.insert(.stronglyEmphasized) }
        if traits.contains(.traitItalic) { intent.insert(.emphasized) }
        if traits.contains(.traitMonoSpace) { intent.insert(.code) }
        if !intent.isEmpty { part.inlinePresentationIntent = intent }
      }
      append(part)
    }
  }
}

extension NSAttributedString {
  /// The text of a newer kind of styled text, with its links.
  /// - Partly: links and what is bold or italic are taken over.
  public convenience init(_ attributed: AttributedString) {
    let result = NSMutableAttributedString(string: "")
    for run in attributed.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let link = run.link { attributes[.link] = link }
      if run.inlinePresentationIntent?.contains(.stronglyEmphasized) == true {
        attributes[.font] = UIFont.boldSystemFont(ofSize: 17)
      } else if run.inlinePresentationIntent?.contains(.emphasized) == true {
        attributes[.font] = UIFont.italicSystemFont(ofSize: 17)
      }
      result.append(NSAttributedString(string: String(attributed[run.range].characters), attributes: attributes))
    }
    self.init(attributedString: result)
  }
}
