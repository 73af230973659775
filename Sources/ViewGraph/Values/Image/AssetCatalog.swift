import Foundation
import Synchronization

/// The pictures and colours of a bundle: asset catalogues copied as they are, and single files.
package final class AssetCatalog: Sendable {
  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  private let root: URL
  /// The folders of all sets, by their names with the type: `Icons/star.imageset`.
  private let sets: [String: URL]
  private let images = Mutex<[String: ImageData?]>([:])
  private let colors = Mutex<[String: Color?]>([:])

  /// The catalogue of a bundle, read once in a process.
  package static func of(_ bundle: Bundle) -> AssetCatalog {
    let root = bundle.resourceURL ?? bundle.bundleURL
    return catalogs.withLock { known in
      if let catalog = known[root.path] { return catalog }
      let catalog = AssetCatalog(root: root)
      known[root.path] = catalog
      return catalog
    }
  }

  init(root: URL) {
    self.root = root
    let items = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    // What enumerates a folder does not follow a link to it.
    let catalogs = items.filter { $0.pathExtension == "xcassets" }.map { $0.resolvingSymlinksInPath() }
    var sets: [String: URL] = [:]
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) { Self.read(catalog, prefix: "", into: &sets) }
    self.sets = sets
  }

  /// The picture of that name; nil where there is none.
  func image(named name: String) -> ImageData? {
    images.withLock { known in
      if let image = known[name] { return image }
      let image = Self.isName(name) ? findImage(name) : nil
      known[name] = image
      return image
    }
  }

  /// The colour of that name; nil where there is none.
  package func color(named name: String) -> Color? {
    colors.withLock { known in
      if let color = known[name] { return color }
      let color = Self.isName(name) ? ColorSet.read(set(name, "colorset")) : nil
      known[name] = color
      return color
    }
  }

  /// The largest picture of the program's icon; nil where there is none.
  package func icon(named name: String) -> ImageData? {
    guard let folder = set(name, "appiconset") else { return nil }
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return items.compactMap { FileManager.default.contents(atPath: $0.path) }
      .compactMap { ImageSet.image($0, scale: 1) }
      .max { $0.pixelWidth < $1.pixelWidth }
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  private func findImage(_ name: String) -> ImageData? {
    if let folder = set(name, "imageset"), let image = ImageSet.read(folder) { return image }
    if let folder = set(name, "symbolset"), let image = SymbolSet.read(folder) { return image }
    let base = root.appendingPathComponent(name)
    let types = base.pathExtension.isEmpty ? ["png", "jpg", "jpeg", "gif", "webp", "svg"] : [""]
    for type in types {
      for scale in [2, 3, 1] {
        let suffix = scale == 1 ? "" : "@\(scale)x"
        let path = type.isEmpty ? base.path : base.path + suffix + "." + type
        if let data = FileManager.default.contents(atPath: path),
          let image = ImageSet.image(data, scale: type.isEmpty ? 1 : CGFloat(scale))
        {
          return image
        }
      }
    }
    return nil
  }

  /// The folder of a set.
  private func set(_ name: String, _ type: String) -> URL? { sets["\(name).\(type)"] }

  /// Adds the sets of a folder, under the names that Apple's tools give them: groups are no part of a name unless they provide a
  /// namespace. What comes first has the name.
  private static func read(_ folder: URL, prefix: String, into sets: inout [String: URL]) {
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for item in items.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = item.lastPathComponent
      if ["imageset", "colorset", "appiconset"].contains(item.pathExtension) {
        if sets[prefix + name] == nil { sets[prefix + name] = item }
      } else if item.hasDirectoryPath {
        read(item, prefix: isNamespace(item) ? prefix + name + "/" : prefix, into: &sets)
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var space: Bool?

        enum CodingKeys: String, CodingKey { case space = "provides-namespace" }
      }

      var properties: Properties?
    }
    let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
    return data.flatMap { try? JSONDecoder().decode(Contents.self, from: $0) }?.properties?.space ?? false
  }
}

/// The set of one picture in an asset catalogue.
enum ImageSet {
  private struct Contents: Decodable {
    struct Item: Decodable {
      var filename: String?
      var scale: String?
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

  /// The sharpest picture of the set.
  static func read(_ folder: URL) -> ImageData? {
    guard let json = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path),
      let contents = try? JSONDecoder().decode(Contents.self, from: json)
    else { return nil }
    let items = contents.images.filter { $0.filename != nil }.sorted { scale($0.scale) > scale($1.scale) }
    for item in items {
      let path = folder.appendingPathComponent(item.filename ?? "").path
      if let data = FileManager.default.contents(atPath: path), var image = image(data, scale: scale(item.scale)) {
        image.isTemplate = contents.properties?.templateRenderingIntent == "template"
        return image
      }
    }
    return nil
  }

  /// A picture of a program's own resources, which may also be an SVG.
  static func image(_ data: Data, scale: CGFloat) -> ImageData? {
    if let image = ImageData(data: data, scale: scale) { return image }
    guard let text = String(data: data, encoding: .utf8), let size = SVGSize.read(text) else { return nil }
    return ImageData(
      data: data, mimeType: "image/svg+xml", pixelWidth: Int(saturating: size.width.rounded()),
      pixelHeight: Int(saturating: size.height.rounded()))
  }

  private static func scale(_ name: String?) -> CGFloat {
    CGFloat(name?.first?.wholeNumberValue ?? 1)
  }
}
