import Foundation
import PDFPictures

/// The set of one picture in an asset catalogue.
enum ImageSet {
  private struct Contents: Decodable {
    struct Item: Decodable {
      var filename: String?
      var scale: String?
      var idiom: String?
      var appearances: [Appearance]?

      var isPlain: Bool { appearances?.isEmpty ?? true }
      var isDark: Bool { appearances == [.dark] }
    }

    struct Appearance: Decodable, Equatable {
      var appearance: String
      var value: String

      static let dark = Appearance(appearance: "luminosity", value: "dark")
    }

    struct Properties: Decodable {
      var templateRenderingIntent: String?

      enum CodingKeys: String, CodingKey {
        case templateRenderingIntent = "template-rendering-intent"
      }
    }

    var images: [Item]
    var properties: Properties?
  }

  /// The sharpest pictures of the set, one for light and one for dark surroundings.
  static func read(_ folder: URL) -> AssetCatalog.Picture? {
    guard let contents = contents(folder) else { return nil }
    let isTemplate = contents.properties?.templateRenderingIntent == "template"
    func best(_ items: [Contents.Item]) -> ImageData? {
      for item in sorted(items) {
        guard var image = image(item, in: folder) else { continue }
        image.isTemplate = isTemplate
        return image
      }
      return nil
    }
    let dark = best(contents.images.filter(\.isDark))
    guard let light = best(contents.images.filter(\.isPlain)) ?? dark ?? best(contents.images) else { return nil }
    return AssetCatalog.Picture(light: light, dark: dark == light ? nil : dark)
  }

  /// The largest picture of a program's icon: as it is in light surroundings, where there are others.
  static func largest(_ folder: URL) -> ImageData? {
    let items = contents(folder)?.images ?? []
    for some in [items.filter(\.isPlain), items] {
      let images = some.compactMap { image($0, in: folder, scale: 1) }
      if let largest = images.max(by: { $0.pixelWidth < $1.pixelWidth }) { return largest }
    }
    return nil
  }

  private static func contents(_ folder: URL) -> Contents? {
    FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
      .flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }
  }

  /// What is for every device or a telephone comes before what is for others, then the sharpest.
  private static func sorted(_ items: [Contents.Item]) -> [Contents.Item] {
    func rank(_ item: Contents.Item) -> Int {
      ["universal", "iphone", "ipad"].firstIndex(of: item.idiom ?? "universal") ?? 3
    }
    return items.filter { $0.filename != nil }.sorted {
      (rank($0), -scale($0.scale)) < (rank($1), -scale($1.scale))
    }
  }

  private static func image(_ item: Contents.Item, in folder: URL, scale given: CGFloat? = nil) -> ImageData? {
    guard let name = item.filename,
      let data = FileManager.default.contents(atPath: folder.appendingPathComponent(name).path)
    else { return nil }
    return ImageData(asset: data, scale: given ?? scale(item.scale))
  }

  private static func scale(_ name: String?) -> CGFloat {
    CGFloat(name?.first?.wholeNumberValue ?? 1)
  }
}

extension ImageData {
  /// Makes a picture of a program's own resources, which may also be a drawing: SVG or PDF.
  package init?(asset data: Data, scale: CGFloat) {
    if let image = ImageData(data: data, scale: scale) {
      self = image
      return
    }
    let drawing = PDFDrawing.isPDF(data) ? PDFDrawing(data)?.svg : String(data: data, encoding: .utf8)
    guard let drawing, let size = SVGSize.read(drawing) else { return nil }
    self.init(
      data: Data(drawing.utf8), mimeType: "image/svg+xml", pixelWidth: Int(saturating: size.width.rounded()),
      pixelHeight: Int(saturating: size.height.rounded()))
  }
}
