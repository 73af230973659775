import Foundation
import ViewGraph

/// A view as a vector graphic that stands alone: its styles, symbols and pictures are in it.
public enum ViewPicture {
  /// The graphic as SVG in UTF-8, as large as `size` in points.
  ///
  /// What is shown is the view as it is laid out by a browser in that size, with the fonts there are; scripts do not run in pictures, and
  /// pictures of other servers are not in it.
  public static func svg(of root: DisplayNode, size: CGSize, colorScheme: ColorScheme, isOpaque: Bool) -> Data {
    let state = RenderState(location: Location(), paths: ImagePaths { _, _ in nil }, isLive: true)
    var painter = Painter(SVGWriter(), state)
    painter.sink.open("foreignObject", nil)
    painter.sink.attribute("width", "100%")
    painter.sink.attribute("height", "100%")
    painter.sink.open("body", nil)
    painter.sink.attribute("xmlns", "http://www.w3.org/1999/xhtml")
    painter.sink.attribute("data-cs", colorScheme == .dark ? "dark" : "light")
    painter.sink.attribute("style", "height:100%;" + (isOpaque ? "" : "background:none"))
    painter.sink.open("div", .root)
    painter.sink.attribute("class", "b")
    painter.node(root)
    painter.sink.close()
    painter.sink.close()
    painter.sink.close()
    var writer = SVGWriter()
    writer.begin(CGRect(origin: .zero, size: size), isSized: true)
    writer.element("style", text: String(decoding: WebAsset.style.bytes, as: UTF8.self) + state.styles.takePending())
    for definition in state.symbols.takePending() { writer.define(definition) }
    writer.append(painter.sink)
    writer.close()
    return Data(inlining(state.images, in: writer.text).utf8)
  }

  /// Pictures are asked for by their names, which lead nowhere from inside of a picture.
  private static func inlining(_ images: [String: ImageData], in svg: String) -> String {
    images.reduce(svg) { svg, image in
      svg.replacing(
        "/~/i/" + image.key, with: "data:\(image.value.mimeType);base64,\(image.value.data.base64EncodedString())")
    }
  }
}
