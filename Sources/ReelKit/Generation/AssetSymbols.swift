import Foundation

/// The names that Xcode gives to the pictures and colours of asset catalogues: `Image(.logo)`, `Color.brand`.
///
/// Many programs of before Xcode 15 have such names of their own, `extension Color { static let brand = Color("brand") }`. Those count:
/// what is made here are members of extensions of protocols, which members of a type hide.
struct AssetSymbols {
  private final class Space {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var spaces: [String: Space] = [:]
  }

  private let all = Space()
  private let reserved: Set<String>

  /// - Parameters:
  ///   - catalogs: The catalogues.
  ///   - reserved: Names that `Color`, `UIColor` and `UIImage` have already and keep, as in Xcode, and those that the program gives to styles.
  init(_ catalogs: [URL], reserved: Set<String> = []) {
    self.reserved = reserved
    for catalog in catalogs { Self.read(catalog, prefix: "", into: all) }
  }

  private static func read(_ folder: URL, prefix: String, into space: Space) {
    for name in folder.visibleNames {
      let item = folder.appendingPathComponent(name)
      let base = item.deletingPathExtension().lastPathComponent
      switch item.pathExtension {
      case "colorset": for symbol in symbols(base, suffix: "Color") { space.colors[symbol] = prefix + base }
      case "imageset", "symbolset":
        for symbol in symbols(base, suffix: "Image") { space.images[symbol] = prefix + base }
      case "" where item.isFolder:
        guard isNamespace(item) else { read(item, prefix: prefix, into: space); continue }
        let inner = space.spaces[identifier(base, isType: true)] ?? Space()
        space.spaces[identifier(base, isType: true)] = inner
        read(item, prefix: prefix + base + "/", into: inner)
      default: break
      }
    }
  }

  private static func isNamespace(_ folder: URL) -> Bool {
    let data = FileManager.default.contents(atPath: folder.appendingPathComponent("Contents.json").path)
    let contents = data.flatMap { try? JSONSerialization.jsonObject(with: $0) } as? [String: Any]
    return (contents?["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
  }

  /// `BrandColor` is `brand` to Xcode; the whole name does as well.
  private static func symbols(_ name: String, suffix: String) -> Set<String> {
    let short = name.hasSuffix(suffix) && name != suffix ? String(name.dropLast(suffix.count)) : name
    return [identifier(name, isType: false), identifier(short, isType: false)]
  }

  /// A name in camel case: `hn-orange` is `hnOrange`.
  static func identifier(_ name: String, isType: Bool) -> String {
    let words = name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let joined = words.enumerated().map { place, word in
      place == 0 && !isType ? lowered(word) : word.prefix(1).uppercased() + word.dropFirst()
    }.joined()
    return joined.first?.isNumber == true ? "_" + joined : joined
  }

  /// `HNLogo` is `hnLogo`.
  private static func lowered(_ word: String) -> String {
    let capitals = word.prefix { $0.isUppercase }.count
    let count = capitals == word.count ? capitals : max(1, capitals - 1)
    return capitals == 0 ? word : word.prefix(count).lowercased() + word.dropFirst(count)
  }

  /// The source; nil where there is nothing to name.
  var text: String? {
    let colors = resources(all, "ColorResource", \.colors, depth: 1)
    let images = resources(all, "ImageResource", \.images, depth: 1)
    if colors.isEmpty, images.isEmpty { return nil }
    var parts = ["// Made by reel of the asset catalogues.\nimport SwiftUI\n"]
    if !colors.isEmpty { parts.append("extension ColorResource {\n\(colors)}\n") }
    if !images.isEmpty { parts.append("extension ImageResource {\n\(images)}\n") }
    let values = all.colors.keys.filter { !reserved.contains($0) }.sorted()
    if !values.isEmpty {
      let colors = values.map { "  static var `\($0)`: Color { Color(.\($0)) }\n" }.joined()
      // `Color` is a style, and so has these too.
      parts.append("extension ShapeStyle where Self == Color {\n\(colors)}\n")
      let members = values.map {
        "  static var `\($0)`: UIColor { UIColor(named: \(quoted(all.colors[$0] ?? ""))) ?? .clear }\n"
      }
      parts.append(contentsOf: Self.members(of: "UIColor", members.joined()))
    }
    let pictures = all.images.keys.filter { !reserved.contains($0) }.sorted()
    if !pictures.isEmpty {
      let members = pictures.map { "  static var `\($0)`: UIImage { UIImage(resource: .\($0)) }\n" }
      parts.append(contentsOf: Self.members(of: "UIImage", members.joined()))
    }
    return parts.joined(separator: "\n")
  }

  /// Members of a type that those which the program gives it hide.
  private static func members(of type: String, _ members: String) -> [String] {
    let name = "\(type)AssetSymbols"
    return ["protocol \(name) {}\n", "extension \(type): \(name) {}\n", "extension \(name) {\n\(members)}\n"]
  }

  /// Names that a source gives to colours wherever a style is asked for, in an extension as the one that is made here.
  static func styles(in source: String) -> Set<String> {
    guard source.contains("ShapeStyle") else { return [] }
    var names: Set<String> = []
    let extensions = source.matches(of: #/extension\s+ShapeStyle\s+where\s+Self\s*==\s*(?:SwiftUI\.)?Color\s*\{/#)
    for found in extensions {
      var depth = 1
      let rest = source[found.range.upperBound...]
      let end = rest.firstIndex { character in
        depth += character == "{" ? 1 : character == "}" ? -1 : 0
        return depth == 0
      }
      let body = rest[..<(end ?? rest.endIndex)]
      names.formUnion(body.matches(of: #/static\s+(?:let|var)\s+`?(\w+)/#).map { String($0.output.1) })
    }
    return names
  }

  private func resources(_ space: Space, _ type: String, _ names: KeyPath<Space, [String: String]>, depth: Int)
    -> String
  {
    let indent = String(repeating: "  ", count: depth)
    let own = space[keyPath: names].sorted { $0.key < $1.key }.map { symbol, name in
      "\(indent)static let `\(symbol)` = \(type)(name: \(quoted(name)), bundle: .main)\n"
    }
    let inner = space.spaces.sorted { $0.key < $1.key }.map { name, space in
      "\(indent)enum \(name) {\n\(resources(space, type, names, depth: depth + 1))\(indent)}\n"
    }
    return (own + inner).joined()
  }
}
