import Foundation
import ViewGraph

extension Painter {
  mutating func text(_ text: TextContent, _ box: Box, _ id: ElementID) {
    var box = box
    if let limit = context.lineLimit {
      if limit == 1 {
        box.add("l1")
      } else {
        box.add("ll")
        box.style.add("-webkit-line-clamp", "\(limit)")
      }
    }
    if context.lineSpacing > 0 { box.add("lw") }
    if let lines = context.minimumLines, lines > 1 {
      box.style.add("min-height", "calc(\(lines)*1lh - var(--ls,0px))")
    }
    if context.scaleFactor < 1 {
      box.needsMore()
      box.attributes.append(("data-ms", Double(context.scaleFactor).shortText))
    }
    if context.truncation != .tail {
      box.needsMore()
      box.attributes.append(("data-tm", context.truncation == .head ? "head" : "middle"))
    }
    let only =
      text.runs.count == 1 && text.runs[0].style.link == nil && text.runs[0].image == nil
      ? text.runs[0] : nil
    if let only {
      box.add(only.style.over(box.foreground))
      if let paint = only.style.color { state.serve(paint) }
    } else if let smallest = text.smallestFont {
      // Lines are as high as what stands in them: the font of the block counts in each.
      box.addSize(of: smallest)
    }
    open(tag(of: text), id, box)
    if let only {
      sink.text(only.string)
    } else {
      for run in text.runs { self.run(run) }
    }
    sink.close()
  }

  /// A heading inside of an element for phrases, such as the heading of a section, is a part of that one: browsers end
  /// a heading where another one begins.
  private func tag(of text: TextContent) -> StaticString {
    switch context.holdsHeadings ? text.headingLevel : nil {
    case nil: context.isInline ? "span" : "p"
    case 1: "h1"
    case 2: "h2"
    case 3: "h3"
    case 4: "h4"
    case 5: "h5"
    default: "h6"
    }
  }

  private mutating func run(_ run: TextRun) {
    var box = Box()
    box.add(run.style)
    if let paint = run.style.color { state.serve(paint) }
    if let image = run.image { return inline(image, box, label: run.string) }
    let classes = box.classNames(state)
    let address = run.style.link.flatMap(ExternalLink.init)
    if run.style.link != nil, !context.isInteractive, address != nil || run.style.linkTarget != nil {
      sink.open("a", nil)
      if !classes.isEmpty { sink.attribute("class", classes) }
      if let address { external(address) }
      if let target = run.style.linkTarget, !context.isDisabled {
        sink.attribute("data-t", target.name)
        if address == nil {
          sink.attribute("role", "link")
          sink.attribute("tabindex", "0")
        }
      }
      sink.text(run.string)
      sink.close()
    } else if classes.isEmpty {
      sink.text(run.string)
    } else {
      sink.element("span", class: classes, text: run.string)
    }
  }

  /// A picture among the characters, as high as they are.
  private mutating func inline(_ image: ImageContent, _ box: Box, label: String) {
    var box = box
    if case .symbol(let name) = image.source {
      box.apply(image)
      return symbol(name, label: nil, box: box)
    }
    box.add("ti")
    let path: String? =
      switch image.source {
      case .data(let data): state.path(of: data)
      case .remote(let url): state.paths.remote(url, nil)
      default: nil
      }
    sink.open("img", nil)
    sink.attribute("class", box.classNames(state))
    if let path { sink.attribute("src", path) }
    sink.attribute("alt", label)
    sink.close()
  }

  /// The attributes of a link that leaves the program.
  mutating func external(_ link: ExternalLink) {
    sink.attribute("href", link.address)
    if link.opensWindow { sink.attribute("target", "_blank") }
    sink.attribute("rel", "noopener noreferrer")
  }
}

extension TextContent {
  /// The smallest font of the runs; nil where one of them has that of its surroundings.
  fileprivate var smallestFont: Font? {
    var smallest: Font?
    for run in runs where run.image == nil {
      guard let font = run.style.font else { return nil }
      if smallest.map({ font.pointSize < $0.pointSize }) ?? true { smallest = font }
    }
    return smallest
  }
}

extension Font {
  fileprivate var pointSize: CGFloat {
    switch resolved.size {
    case .style(let style): style.pointSize
    case .points(let points, _): points
    }
  }
}
