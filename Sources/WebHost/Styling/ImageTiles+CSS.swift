import Foundation
import ViewGraph

extension ImageTiles {
  private static let wholeImage = CGRect(x: 0, y: 0, width: 1, height: 1)

  /// The picture as a CSS image; nil where there is none.
  var cssImage: CSS? {
    switch source {
    case .symbol(let name): return SVGWriter.symbol(name, part: part).map { .embedded($0) }
    case .data(let data):
      guard isPart(of: data) else { return .served("/~/i/" + data.fileName) }
      return .embedded(SVGWriter.picture(data, part: part))
    case .remote, .missing: return nil
    }
  }

  /// How large one tile is, in points; nil where there is none.
  var size: CGSize? {
    switch source {
    // Symbols are as large as beside text.
    case .symbol: return scaled(CGSize(width: 20, height: 20), part)
    case .data(let data): return scaled(data.size, isPart(of: data) ? part : Self.wholeImage)
    case .remote, .missing: return nil
    }
  }

  /// The picture that the page asks for.
  var served: ImageData? {
    if case .data(let data) = source, !isPart(of: data) { data } else { nil }
  }

  /// True where less than the whole is used, which is a picture of its own.
  private func isPart(of data: ImageData) -> Bool {
    part != Self.wholeImage && part.width > 0 && part.height > 0 && data.data.count <= 100_000
  }

  private func scaled(_ size: CGSize, _ part: CGRect) -> CGSize {
    CGSize(width: max(1, size.width * part.width * scale), height: max(1, size.height * part.height * scale))
  }
}

extension CSS {
  /// A picture that stands in the style itself.
  fileprivate static func embedded(_ svg: [UInt8]) -> CSS {
    "url(data:image/svg+xml;base64,\(.base64(svg)))"
  }
}

extension RenderState {
  /// Notes the picture that a paint needs, to be served.
  func serve(_ paint: Paint) {
    if let picture = paint.picture { _ = path(of: picture) }
  }
}

extension DisplayModifier {
  /// What the modifier paints with.
  var paint: Paint? {
    switch self {
    case .foreground(let paint), .background(let paint, _), .border(let paint, _), .mask(let paint): paint
    default: nil
    }
  }
}

extension DisplayContent {
  /// True for elements that can have nothing in them.
  var isReplaced: Bool {
    switch self {
    case .image, .field, .slider, .progress, .embedded: true
    default: false
    }
  }
}
