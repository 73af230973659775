import Foundation

/// The build settings of a target in one configuration: layers, of which later ones win and may use what is below them.
struct BuildSettings {
  private var values: [String: String]

  /// Makes settings with what Xcode sets itself.
  init(builtIn: [String: String]) {
    values = builtIn
  }

  /// Puts a layer above the others. `$(inherited)` is what there was; other names are looked up when a value is read.
  mutating func add(_ layer: [String: Any], configuration: String) {
    // What holds under conditions wins over what holds always, whichever stands first.
    let names = layer.keys.sorted().filter { !$0.contains("[") } + layer.keys.sorted().filter { $0.contains("[") }
    for key in names {
      guard let name = Self.name(key, configuration: configuration) else { continue }
      let text = (layer[key] as? [String])?.joined(separator: " ") ?? layer[key] as? String ?? ""
      let before = values[name] ?? ""
      values[name] = Self.replacing(text) { $0 == "inherited" || $0 == name ? before : nil }
    }
  }

  /// The value of a setting with all names in it replaced; nil where nothing sets it.
  subscript(_ name: String) -> String? {
    values[name].map { resolve($0) }
  }

  func list(_ name: String) -> [String] {
    (self[name] ?? "").split { $0 == " " || $0 == "\n" }.map { $0.trimmingCharacters(in: ["\""]) }
  }

  func isOn(_ name: String) -> Bool { self[name]?.uppercased() == "YES" }

  /// Settings by the beginning of their names, which is left out.
  func named(_ prefix: String) -> [String: String] {
    values.keys.filter { $0.hasPrefix(prefix) }.reduce(into: [:]) { found, name in
      found[String(name.dropFirst(prefix.count))] = self[name]
    }
  }

  /// A text with `$(NAME)` and `${NAME}` replaced. Unknown names are empty, as in Xcode, and so are names that name themselves.
  func resolve(_ text: String, depth: Int = 0) -> String {
    guard depth < 20 else { return "" }
    return Self.replacing(text) { expression in
      let parts = expression.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
      let value = resolve(values[parts[0]] ?? "", depth: depth + 1)
      return parts.dropFirst().reduce(value) { Self.apply($1, to: $0) }
    }
  }

  /// The name of a setting where its conditions hold: programs are built as for a device.
  private static func name(_ key: String, configuration: String) -> String? {
    let parts = key.split(separator: "[").map(String.init)
    for condition in parts.dropFirst() {
      let sides = condition.dropLast().split(separator: "=").map(String.init)
      guard sides.count == 2 else { return nil }
      let actual = ["sdk": "iphoneos", "config": configuration, "arch": "arm64"][sides[0]] ?? ""
      let start = sides[1].replacing("*", with: "")
      guard sides[1].hasSuffix("*") ? actual.hasPrefix(start) : actual == start else { return nil }
    }
    return parts.first
  }

  private static func apply(_ modifier: String, to value: String) -> String {
    switch modifier {
    case "lower": return value.lowercased()
    case "upper": return value.uppercased()
    case "c99extidentifier", "identifier": return moduleName(value)
    case "rfc1034identifier": return value.replacing(#/[^A-Za-z0-9.-]/#, with: "-")
    default:
      let fallback = "default="
      return modifier.hasPrefix(fallback) && value.isEmpty ? String(modifier.dropFirst(fallback.count)) : value
    }
  }

  /// What a module is called after a product: letters, digits and underscores. Letters lose their marks: linkers on Linux
  /// take none in the name of what a program begins with.
  static func moduleName(_ product: String) -> String {
    let plain = product.folding(options: .diacriticInsensitive, locale: nil)
    let name = String(plain.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    return name.first?.isNumber == true ? "_" + name.dropFirst() : name
  }

  /// Replaces `$(NAME)` and `${NAME}`, inner ones first; nil leaves an expression as it is.
  private static func replacing(_ text: String, _ value: (String) -> String?) -> String {
    var text = text
    var from = text.startIndex
    while let match = text[from...].firstMatch(of: #/\$(?:\(([^()$]*)\)|\{([^{}$]*)\})/#) {
      if let replacement = value(String(match.1 ?? match.2 ?? "")) {
        text.replaceSubrange(match.range, with: replacement)
        // What was around it may be an expression now.
        from = text.startIndex
      } else {
        from = match.range.upperBound
      }
    }
    return text
  }
}
