import Foundation
import ViewGraph

/// Where a program draws: what it draws becomes vector graphics, which browsers show in any size.
///
/// Begun by `UIGraphicsImageRenderer`, `UIGraphicsBeginImageContextWithOptions` and `UIView.draw(_:)`. The origin is the upper left
/// corner, lengths are points. One thread uses a context at a time.
/// - Partly: what is drawn cannot be read back point by point, and `clear(_:)` clears all or nothing.
public final class CGContext: @unchecked Sendable {
  /// What holds until it is restored.
  struct State {
    var transform = CGAffineTransform.identity
    var fill = Ink.black
    var stroke = Ink.black
    var line = CGLineStyle()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: String?
    var clips: [String] = []
  }

  /// The size of what is drawn on.
  let size: CGSize
  var state = State()
  /// The outline that is being made, as it lies on the picture.
  var outline = Path()
  private var saved: [State] = []
  private var names = 0
  private(set) var body = ""
  /// The one picture that fills everything, where nothing else is drawn.
  private(set) var onlyPicture: UIImage?

  package init(size: CGSize) {
    self.size = size
  }

  /// Keeps the colours, the line, the transform and the clips until `restoreGState`.
  public func saveGState() { saved.append(state) }

  /// Takes back what was said since the `saveGState` before; nothing without one.
  public func restoreGState() {
    if let last = saved.popLast() { state = last }
  }

  /// True where nothing is drawn.
  package var isEmpty: Bool { body.isEmpty && onlyPicture == nil }

  /// The whole of it.
  private var all: CGRect { CGRect(origin: .zero, size: size) }

  /// Draws an element with what holds now.
  func add(_ element: String) {
    spellOut()
    write(element)
  }

  /// Draws a picture in a rectangle.
  func add(_ picture: UIImage, in rect: CGRect) {
    let isAlone =
      isEmpty && rect == all && state.transform.isIdentity && state.clips.isEmpty && state.alpha == 1
      && state.shadow == nil
    if isAlone, picture.source != .empty {
      onlyPicture = picture
    } else {
      add(SVGElement.picture(picture, in: rect, state.transform))
    }
  }

  /// Takes everything away.
  func removeAll() {
    body = ""
    onlyPicture = nil
  }

  /// A new name for a definition.
  func name() -> String {
    names += 1
    return "d\(names)"
  }

  /// Defines something.
  func define(_ definition: String) { body += definition }

  /// Writes the picture that is there alone as one of many.
  private func spellOut() {
    guard let picture = onlyPicture else { return }
    onlyPicture = nil
    body += SVGElement.picture(picture, in: all, .identity)
  }

  private func write(_ element: String) {
    var style = ""
    if state.alpha < 1 { style += "opacity:\(state.alpha.svgText);" }
    if let mode = state.blendMode.css { style += "mix-blend-mode:\(mode);" }
    if let shadow = state.shadow { style += "filter:\(shadow);" }
    for clip in state.clips { body += "<g clip-path=\"url(#\(clip))\">" }
    body += style.isEmpty ? element : "<g style=\"\(style)\">\(element)</g>"
    for _ in state.clips { body += "</g>" }
  }

  /// What was drawn.
  package func picture(scale: CGFloat) -> UIImage {
    if let picture = onlyPicture {
      return UIImage(source: picture.source, scale: picture.scale, size: size, renderingMode: picture.renderingMode)
    }
    guard size.width > 0, size.height > 0 else { return UIImage() }
    let (width, height) = (size.width.svgText, size.height.svgText)
    let svg =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\" preserveAspectRatio=\"none\">"
      + body + "</svg>"
    return UIImage(source: .data(Data(svg.utf8)), scale: 1, size: size, renderingMode: .automatic)
  }

  /// The picture of what has been drawn.
  public func makeImage() -> CGImage? { picture(scale: 1).cgImage }
}
