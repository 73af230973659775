import Foundation
import Synchronization

/// The pictures and colours of a bundle: asset catalogues copied as they are, and single files.
package final class AssetCatalog: Sendable {
  private static let catalogs = Mutex<[String: AssetCatalog]>([:])

  private let root: URL
  /// The folders of all sets, by their names with the type: `Icons/star.imageset`.
  private let sets: [String: URL]
  private let images = Mutex<[String: Picture?]>([:])
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
    // Folders of packages' resources are links in the program's bundle, and what lists a folder does not follow a link to it.
    let root = root.resolvingSymlinksInPath()
    self.root = root
    let items = (try? FileManager.default.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    // What enumerates a folder does not follow a link to it.
    let catalogs = items.filter { $0.pathExtension == "xcassets" }.map { $0.resolvingSymlinksInPath() }
    var sets: [String: URL] = [:]
    for catalog in catalogs.sorted(by: { $0.path < $1.path }) { Self.read(catalog, prefix: "", into: &sets) }
    self.sets = sets
  }

  /// A picture, and the one that is shown in its place in dark surroundings; nil is the same.
  package struct Picture: Equatable, Sendable {
    package var light: ImageData
    package var dark: ImageData?
  }

  /// The picture of that name, as it is in light surroundings; nil where there is none.
  package func image(named name: String) -> ImageData? { picture(named: name)?.light }

  /// The picture of that name; nil where there is none.
  package func picture(named name: String) -> Picture? {
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
    set(name, "appiconset").flatMap(ImageSet.largest)
  }

  /// The file of that name in a data set, and its type where the set says it; nil where there is none.
  package func data(named name: String) -> (data: Data, type: String?)? {
    Self.isName(name) ? set(name, "dataset").flatMap(DataSet.read) : nil
  }

  private static func isName(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }

  private func findImage(_ name: String) -> Picture? {
    if let folder = set(name, "imageset"), let picture = ImageSet.read(folder) { return picture }
    if let folder = set(name, "symbolset"), let image = SymbolSet.read(folder) { return Picture(light: image) }
    return findFile(name).map { Picture(light: $0) }
  }

  /// A file of the bundle, or of the folder of a language: the sharpest.
  private func findFile(_ name: String) -> ImageData? {
    let given = (name as NSString).pathExtension.lowercased()
    let isWhole = Self.types.contains(given)
    let plain = isWhole ? (name as NSString).deletingPathExtension : name
    for folder in folders {
      let base = folder.appendingPathComponent(plain).path
      for type in isWhole ? [(name as NSString).pathExtension] : Self.types {
        for scale in [2, 3, 1] {
          let path = base + (scale == 1 ? "" : "@\(scale)x") + "." + type
          if let data = FileManager.default.contents(atPath: path),
            let image = ImageData(asset: data, scale: CGFloat(scale))
          {
            return image
          }
        }
      }
    }
    return nil
  }

  private static let types = ["png", "jpg", "jpeg", "gif", "webp", "avif", "svg", "pdf"]

  /// The bundle's own folder, and that of what the program was written in.
  private var folders: [URL] {
    [root, root.appendingPathComponent("Base.lproj"), root.appendingPathComponent("en.lproj")]
  }

  /// The folder of a set.
  private func set(_ name: String, _ type: String) -> URL? { sets["\(name).\(type)"] }

  /// Adds the sets of a folder, under the names that Apple's tools give them: groups are no part of a name unless they provide a
  /// namespace. What comes first has the name.
  private static func read(_ folder: URL, prefix: String, into sets: inout [String: URL]) {
    let items = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for item in items.sorted(by: { $0.lastPathComponent < $1.lastPathComponent }) {
      let name = item.lastPathComponent
      if kinds.contains(item.pathExtension) {
        if sets[prefix + name] == nil { sets[prefix + name] = item }
      } else if item.hasDirectoryPath {
        read(item, prefix: isNamespace(item) ? prefix + name + "/" : prefix, into: &sets)
      }
    }
  }

  private static let kinds: Set<String> = ["imageset", "symbolset", "colorset", "appiconset", "dataset"]

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
