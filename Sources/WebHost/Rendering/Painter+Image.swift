import Foundation
import ViewGraph

extension Painter {
  mutating func image(_ image: ImageContent, _ box: Box, _ id: ElementID) {
    switch image.source {
    case .symbol(let name):
      var box = box
      if image.isResizable { box.add("yr") }
      // Without proportions of its own it is stretched, as any picture is.
      if image.isResizable, box.aspect == nil {
        box.attributes += [("viewBox", "0 0 24 24"), ("preserveAspectRatio", "none")]
      }
      // Where its frame says one length, its proportions tell the other.
      if image.isResizable, !box.followingAxes.isEmpty {
        box.style.add(box.followingAxes == .horizontal ? "width" : "height", "auto")
        box.style.add("aspect-ratio", "1")
      }
      if image.scale == .large { box.add("yl") }
      if image.scale == .small { box.add("ys") }
      box.apply(image)
      symbol(name, label: context.namesSymbols ? image.label : nil, box: box, id: id)
    case .data(let data):
      picture(state.path(of: data), image, box, id, size: data.size)
    case .remote(let url):
      if let path = state.paths.remote(url, box.shownWidth) {
        picture(path, image, box, id, size: nil)
      } else {
        missing(image, box, id)
      }
    case .missing:
      missing(image, box, id)
    }
  }

  private mutating func picture(
    _ path: String, _ image: ImageContent, _ box: Box, _ id: ElementID, size: CGSize?
  ) {
    var box = box
    box.add("im")
    if image.isPixelated { box.style.add("image-rendering", "pixelated") }
    if image.isResizable {
      switch box.aspect?.mode {
      case .fit:
        box.add("if")
        // Other proportions than its own stretch it.
        if let ratio = box.aspect?.ratio, size.map({ abs($0.width / $0.height / ratio - 1) > 0.01 }) ?? true {
          box.style.add("object-fit", "fill")
        }
      case .fill: box.add("ic")
      case nil: box.add("ir")
      }
    }
    if image.isResizable, let stretching = image.stretching, let address = CSS.served(path) {
      box.style.stretch(address, stretching, size: size, scale: image.pixelScale)
    }
    open("img", id, box)
    sink.attribute("src", path)
    // An empty text says "decoration", which a label would contradict.
    if image.label != nil || !box.hasLabel { sink.attribute("alt", image.label ?? "") }
    if let target = image.failureTarget { sink.attribute("data-if", target.name) }
    sink.attribute("loading", "lazy")
    sink.attribute("decoding", "async")
    if let size, size.width >= 1, size.height >= 1 {
      sink.attribute("width", String(Int(saturating: size.width.rounded())))
      sink.attribute("height", String(Int(saturating: size.height.rounded())))
    }
    sink.close()
  }

  private mutating func missing(_ image: ImageContent, _ box: Box, _ id: ElementID) {
    open("span", id, box)
    if let label = image.label {
      sink.attribute("role", "img")
      if !box.hasLabel { sink.attribute("aria-label", label) }
    }
    sink.close()
  }
}

extension RenderState {
  /// The path of a picture that the program holds, which is noted to be served.
  func path(of data: ImageData) -> String {
    let name = data.fileName
    images[name] = data
    return "/~/i/" + name
  }
}

extension ImageData {
  /// The name under which the page asks for the picture: its hash, and its kind as an extension.
  var fileName: String {
    switch mimeType {
    case "image/png": hash + ".png"
    case "image/jpeg": hash + ".jpg"
    case "image/gif": hash + ".gif"
    case "image/webp": hash + ".webp"
    case "image/bmp": hash + ".bmp"
    case "image/svg+xml": hash + ".svg"
    default: hash + ".bin"
    }
  }
}

extension ImageContent {
  /// Pixels to a point.
  fileprivate var pixelScale: CGFloat { if case .data(let data) = source { data.scale } else { 1 } }
}
