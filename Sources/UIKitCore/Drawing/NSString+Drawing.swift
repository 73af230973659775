import Foundation

extension NSString {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(describing: self), attributes: attributes).draw(in: rect)
  }
}

extension String {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle, from its top.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attributes).draw(in: rect)
  }
}

extension NSAttributedString {
  /// Draws the text with its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(from: point, within: .infinity) }

  /// Draws the text in a rectangle, from its top. Lines break where the rectangle ends.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func draw(in rect: CGRect) { draw(from: rect.origin, within: rect.width) }

  /// Draws the text in a rectangle, from its top. Lines break where the rectangle ends.
  /// - Partly: by the usual widths of letters: the browser's font is not known here.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    draw(in: rect)
  }

  private func draw(from point: CGPoint, within width: CGFloat) {
    guard length > 0, let context = UIGraphicsGetCurrentContext() else { return }
    let style = attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont ?? .systemFont(ofSize: 12)
    let (x, anchor): (CGFloat, String) =
      switch width.isFinite ? style?.alignment ?? .natural : .left {
      case .center: (point.x + width / 2, "middle")
      case .right: (point.x + width, "end")
      default: (point.x, "start")
      }
    var top = point.y
    for line in lines(within: width, font) {
      let runs = line.runs.map { run in
        "<tspan style=\"\(run.style)\">\(SVGElement.escaped(run.text))</tspan>"
      }
      // The middle of the line, because browsers agree about that.
      let middle = top + font.lineHeight / 2
      context.add(
        "<text x=\"\(x.svgText)\" y=\"\(middle.svgText)\" text-anchor=\"\(anchor)\" dominant-baseline=\"central\""
          + " xml:space=\"preserve\"\(SVGElement.transform(context.state.transform))>\(runs.joined())</text>")
      top += font.lineHeight + (style?.lineSpacing ?? 0)
    }
  }

  /// The lines of the text, broken between words.
  private func lines(within width: CGFloat, _ font: UIFont) -> [DrawnLine] {
    var lines: [DrawnLine] = []
    var line = DrawnLine()
    func end() {
      lines.append(line)
      line = DrawnLine()
    }
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
      let style = DrawnLine.style(attributes)
      let size = (attributes[.font] as? UIFont ?? font).pointSize
      let text = (string as NSString).substring(with: range)
      for (number, paragraph) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if number > 0 { end() }
        for word in paragraph.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
          let piece = word.offset == 0 ? String(word.element) : " " + word.element
          let taken = TextEstimate.width(piece[...], size: size)
          if line.width > 0, line.width + taken > width {
            end()
            line.add(String(word.element), style, TextEstimate.width(word.element, size: size))
          } else {
            line.add(piece, style, taken)
          }
        }
      }
    }
    end()
    return lines
  }
}

/// A line of a drawn text.
private struct DrawnLine {
  private(set) var runs: [(text: String, style: String)] = []
  private(set) var width: CGFloat = 0

  mutating func add(_ text: String, _ style: String, _ width: CGFloat) {
    self.width += width
    if runs.last?.style == style { runs[runs.count - 1].text += text } else { runs.append((text, style)) }
  }

  /// How a run of a text looks.
  static func style(_ attributes: [NSAttributedString.Key: Any]) -> String {
    let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let color = attributes[.foregroundColor] as? UIColor
    var style = "fill:\((color.map { Ink($0) } ?? .black).css);\(font.css)"
    if let kern = attributes[.kern] as? NSNumber { style += "letter-spacing:\(CGFloat(kern.doubleValue).svgText)px;" }
    var lines: [String] = []
    if attributes[.underlineStyle] as? Int ?? 0 != 0 { lines.append("underline") }
    if attributes[.strikethroughStyle] as? Int ?? 0 != 0 { lines.append("line-through") }
    if !lines.isEmpty { style += "text-decoration:\(lines.joined(separator: " "));" }
    return style
  }
}

extension UIFont {
  /// The font in a style sheet.
  fileprivate var css: String {
    var (family, weight, more) = ("system-ui,sans-serif", Weight.regular, "")
    switch kind {
    case .system(let heavy): weight = heavy
    case .digits(let heavy): (weight, more) = (heavy, "font-variant-numeric:tabular-nums;")
    case .monospaced(let heavy): (family, weight) = ("ui-monospace,monospace", heavy)
    case .designed(let design, let heavy):
      (family, weight) = (design == "serif" ? "ui-serif,serif" : "ui-rounded,system-ui,sans-serif", heavy)
    case .style(let style): weight = style == .headline ? .semibold : .regular
    case .named(let name):
      family = "'\(name.filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" })',system-ui"
    case .italic: more = "font-style:italic;"
    }
    let number = 400 + Int((weight.rawValue * (weight.rawValue < 0 ? 375 : 750)).rounded())
    return "font-family:\(family);font-size:\(pointSize.svgText)px;font-weight:\(min(max(number, 100), 900));\(more)"
  }
}
