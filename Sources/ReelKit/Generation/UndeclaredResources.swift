import Foundation

/// Catalogues and translations of a package's target that its manifest does not name: Xcode takes them by themselves, SwiftPM on Linux
/// leaves them out, and with them `Bundle.module`.
struct UndeclaredResources {
  /// Where the links to them lie, beside the program.
  let bundle: URL
  private let items: [URL]

  /// Looks for them.
  ///
  /// - Parameters:
  ///   - list: The list of the module's files, `Kit.build/sources`.
  ///   - files: The files and their texts.
  /// - Returns: nil where SwiftPM makes `Bundle.module`, or nobody asks for it, or there is nothing.
  init?(list: URL, files: [(path: String, text: String)]) {
    let folder = list.deletingLastPathComponent()
    guard folder.pathExtension == "build", !files.contains(where: { $0.path.hasSuffix(Self.accessor) }),
      files.contains(where: { $0.text.contains(Self.asks) })
    else { return nil }
    let module = folder.deletingPathExtension().lastPathComponent
    guard let root = Self.root(list: list, files: files) else { return nil }
    items = Self.find(in: root)
    bundle = folder.deletingLastPathComponent().appendingPathComponent("\(module)_\(module).resources")
    if items.isEmpty { return nil }
  }

  private static let accessor = "/resource_bundle_accessor.swift"
  private static var asks: Regex<Substring> {
    #/Bundle\s*\.\s*module(?![A-Za-z0-9_])|bundle:\s*\.module(?![A-Za-z0-9_])|\(\s*\.module(?![A-Za-z0-9_])/#
  }

  /// A file with what it lacks at its end: lines stay where they are.
  func adding(to files: [(path: String, text: String)]) -> (path: String, text: String)? {
    guard let file = files.first(where: { $0.text.contains(Self.asks) }) else { return nil }
    return (
      file.path,
      file.text + """

        import class Foundation.Bundle
        extension Foundation.Bundle {
          static let module: Bundle = {
            let beside = Bundle.main.bundleURL.appendingPathComponent(\(quoted(bundle.lastPathComponent))).path
            return Bundle(path: beside) ?? Bundle(path: \(quoted(bundle.path))) ?? .main
          }()
        }

        """
    )
  }

  /// Makes the folder of links.
  func write() throws {
    var folder = LinkedFolder(bundle)
    for item in items {
      if item.pathExtension == "xcdatamodeld" {
        let module = bundle.lastPathComponent.prefix { $0 != "_" }
        guard let model = DataModel(item) else { continue }
        folder.write("\(model.name).momd/\(model.name).mom", model.compiled(module: String(module)))
        continue
      }
      let language = FileKind.language(of: item).map { "\($0)/" } ?? ""
      folder.link(language + item.lastPathComponent, to: item)
    }
    try folder.finish()
  }

  /// The folder of the target that a list of files is of.
  static func root(list: URL, files: [(path: String, text: String)]) -> URL? {
    let folder = list.deletingLastPathComponent()
    let module = folder.deletingPathExtension().lastPathComponent
    return root(of: files.map(\.path), module: module, builtIn: folder.deletingLastPathComponent())
  }

  /// The target's folder: the one of its name, or what all its files have in common, within its package. Files that are made while
  /// building lie elsewhere.
  private static func root(of paths: [String], module: String, builtIn products: URL) -> URL? {
    let made = [products.path + "/", "/plugins/outputs/"]
    let own = paths.filter { path in !made.contains { path.contains($0) } }
    let folders = own.map { URL(fileURLWithPath: $0).deletingLastPathComponent().pathComponents }
    guard var common = folders.first else { return nil }
    for folder in folders {
      common = Array(zip(common, folder).prefix { $0 == $1 }.map(\.0))
    }
    func url(_ parts: ArraySlice<String>) -> URL {
      URL(fileURLWithPath: "/" + parts.dropFirst().joined(separator: "/"))
    }
    let package = common.indices.last { url(common[...$0]).appendingPathComponent("Package.swift").exists }
    guard let package, package < common.count - 1 else { return nil }
    let parents = ["Sources", "Source", "src", "srcs"]
    for place in common.indices where place > package && common[place] == module && parents.contains(common[place - 1])
    {
      return url(common[...place])
    }
    return url(common[...])
  }

  static func find(in folder: URL) -> [URL] {
    folder.visibleNames.sorted().flatMap { name -> [URL] in
      let item = folder.appendingPathComponent(name)
      switch item.pathExtension {
      case "xcassets", "xcstrings", "xcdatamodeld": return [item]
      case "strings", "stringsdict": return FileKind.language(of: item) == nil ? [] : [item]
      default: return item.isFolder && item.pathExtension != "bundle" ? find(in: item) : []
      }
    }
  }
}
