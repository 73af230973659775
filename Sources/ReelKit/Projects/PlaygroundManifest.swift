import Foundation

/// The manifest of a Swift Playgrounds app: a package with a product `.iOSApplication`, which SwiftPM does not know on Linux. It is read by
/// SwiftPM with an executable in that product's place.
struct PlaygroundManifest {
  /// The folder of the app.
  let folder: URL
  /// What the app is called.
  let name: String
  /// What the product says of itself, as `Info.plist` has it.
  let info: [String: String]
  /// The target of the app.
  let target: String
  let contents: PlaygroundContents

  /// Whether the folder is such an app.
  static func isThere(in folder: URL) -> Bool {
    (try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8))?.contains(
      ".iOSApplication") ?? false
  }

  init(_ folder: URL) throws(ReelError) {
    self.folder = folder
    let file = folder.appendingPathComponent("Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8), let product = Self.product(in: text) else {
      throw ReelError("\(file.path) has no product .iOSApplication that can be read.")
    }
    let words = String(text[product])
    name = Self.word("name", in: words) ?? folder.deletingPathExtension().lastPathComponent
    let targets = words.firstMatch(of: #/targets:\s*\[\s*"([^"]+)"/#)
    target = targets.map { String($0.1) } ?? "AppModule"
    let keys = [
      "bundleIdentifier": "CFBundleIdentifier", "displayVersion": "CFBundleShortVersionString",
      "bundleVersion": "CFBundleVersion",
    ]
    info = keys.reduce(into: [:]) { info, key in info[key.value] = Self.word(key.key, in: words) }
    let executable = ".executable(name: \(quoted(name)), targets: [\(quoted(target))])"
    let plain = text.replacingCharacters(in: product, with: executable)
      .replacing(#/(?m)^\s*import\s+AppleProductTypes\s*$/#, with: "")
    contents = try Self.read(plain, of: folder)
  }

  /// Where the product is written, from the dot to the last bracket.
  private static func product(in text: String) -> Range<String.Index>? {
    guard let start = text.range(of: ".iOSApplication") else { return nil }
    var depth = 0
    var isQuoted = false
    for place in text[start.upperBound...].indices {
      switch text[place] {
      case "\"": isQuoted.toggle()
      case "(" where !isQuoted: depth += 1
      case ")" where !isQuoted:
        depth -= 1
        if depth == 0 { return start.lowerBound..<text.index(after: place) }
      default: break
      }
    }
    return nil
  }

  private static func word(_ label: String, in text: String) -> String? {
    guard let pattern = try? Regex("\\b\(label):\\s*\"([^\"]*)\""), let match = text.firstMatch(of: pattern) else {
      return nil
    }
    return match.output[1].substring.map(String.init)
  }

  /// What SwiftPM says of the manifest, which it reads in a folder of its own.
  static func read(_ text: String, of folder: URL) throws(ReelError) -> PlaygroundContents {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent("reel-manifest-\(UUID().uuidString)")
    // As deep as the package, so that paths that lead out of it are told right.
    let place = root.appendingPathComponent(folder.path)
    defer { try? FileManager.default.removeItem(at: root) }
    do {
      try LinkedFolder.write(text, to: place.appendingPathComponent("Package.swift"))
      let said = try Command("swift", ["package", "--package-path", place.path, "dump-package"]).output()
      let json = said.replacing(root.resolvingSymlinksInPath().path, with: "").replacing(root.path, with: "")
      if let start = json.firstIndex(of: "{"),
        let contents = try? JSONDecoder().decode(PlaygroundContents.self, from: Data(json[start...].utf8))
      {
        return contents
      }
      throw ReelError("The manifest of \(folder.lastPathComponent) cannot be read.\n\(said)")
    } catch let error as ReelError {
      throw error
    } catch {
      throw ReelError("The manifest of \(folder.lastPathComponent) cannot be read: \(error)")
    }
  }
}
