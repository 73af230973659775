import Foundation
import ViewGraph

extension Box {
  /// Sets the font, by a class of the base style sheet where it is a text style and nothing else.
  mutating func add(_ font: Font) {
    let resolved = font.resolved
    add(resolved.size)
    if let name = resolved.name {
      style.add("font-family", "\(.quoted(name)),var(--ff)")
    } else if let design = resolved.isMonospaced ? .monospaced : resolved.design, design != .default {
      style.add("font-family", design.css)
    }
    if let weight = resolved.weight {
      add(weight)
    }
    if let width = resolved.width, width != .standard {
      style.add("font-stretch", "\(100 + width.value * 100)%")
    }
    switch resolved.leading {
    case .standard: break
    case .tight: style.add("line-height", "1.15")
    case .loose: style.add("line-height", "1.5")
    }
    if resolved.isItalic { style.add("font-style", "italic") }
    if resolved.hasMonospacedDigits { style.add("font-variant-numeric", "tabular-nums") }
    if resolved.hasSmallCaps { style.add("font-variant-caps", "small-caps") }
  }

  /// Sets how heavy letters are, and the lines of the symbols among them.
  private mutating func add(_ weight: Font.Weight) {
    style.add("font-weight", "\(weight.value)")
    style.add("--yw", "\(weight.strokeWidth)")
  }

  /// Sets the size of a font and nothing else of it.
  mutating func addSize(of font: Font) {
    // A headline is a body in bold.
    if case .style(.headline) = font.resolved.size { return add(Font.TextStyle.body.className) }
    add(font.resolved.size)
  }

  private mutating func add(_ size: Font.Size) {
    switch size {
    case .style(let textStyle):
      add(textStyle.className)
    case .points(let points, let textStyle):
      add("f0")
      style.add("font-size", textStyle == nil ? .px(points) : "\(points / 16)rem")
    }
  }

  /// Sets what sets a run of text apart.
  mutating func add(_ run: TextStyle) {
    if run == TextStyle() { return }
    if let font = run.font { add(font) }
    if let color = run.color { style.color(color) }
    if let weight = run.weight { add(weight) }
    if run.isItalic { style.add("font-style", "italic") }
    if run.isMonospaced { style.add("font-family", Font.Design.monospaced.css) }
    if run.hasMonospacedDigits { style.add("font-variant-numeric", "tabular-nums") }
    let lines = [run.underline == nil ? nil : "underline" as CSS, run.strikethrough == nil ? nil : "line-through"]
    let drawn = lines.compactMap { $0 }
    if !drawn.isEmpty { style.add("text-decoration-line", .list(drawn, separator: " ")) }
    if let pattern = (run.underline ?? run.strikethrough)?.patternCSS { style.add("text-decoration-style", pattern) }
    if let color = (run.underline?.color ?? run.strikethrough?.color)?.cssColor {
      style.add("text-decoration-color", color)
    }
    if let background = run.background { style.add("background-color", background.css) }
    if let kerning = run.kerning { style.add("letter-spacing", .px(kerning)) }
    if let offset = run.baselineOffset {
      style.add("position", "relative")
      style.add("bottom", .px(offset))
    }
  }
}

extension TextStyle {
  /// The style where the text around is painted so: a run that stands back is a part of that.
  func over(_ foreground: Paint?) -> TextStyle {
    guard let foreground, let color else { return self }
    var copy = self
    copy.color = color.over(foreground)
    return copy
  }
}

extension TextLine {
  /// The pattern as CSS, which knows dots and dashes but no mixtures; nil for a solid line.
  fileprivate var patternCSS: CSS? {
    switch pattern {
    case "dot", "dashDotDot": "dotted"
    case "dash", "dashDot": "dashed"
    default: nil
    }
  }
}

extension Font.TextStyle {
  /// The class of the base style sheet; body is what everything is from the start.
  fileprivate var className: ClassName {
    switch self {
    case .largeTitle: "f1"
    case .title: "f2"
    case .title2: "f3"
    case .title3: "f4"
    case .headline: "f5"
    case .subheadline: "f6"
    case .body: "f7"
    case .callout: "f8"
    case .footnote: "f9"
    case .caption: "fa"
    case .caption2: "fb"
    }
  }
}

extension Font.Design {
  fileprivate var css: CSS {
    switch self {
    case .default: "var(--ff)"
    case .serif: "ui-serif,Georgia,serif"
    case .rounded: "ui-rounded,var(--ff)"
    case .monospaced: "ui-monospace,Menlo,Consolas,monospace"
    }
  }
}

extension Optional where Wrapped == Text.Case {
  var css: CSS {
    switch self {
    case .uppercase: "uppercase"
    case .lowercase: "lowercase"
    case nil: "none"
    }
  }
}
