import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A model of Core Data, as Xcode edits it: the version that is current.
struct DataModel {
  /// An entity of the model.
  struct Entity {
    var attributes: [String: String]
    /// Attributes and relationships, each with the name of its element.
    var properties: [(kind: String, values: [String: String])] = []

    var name: String { attributes["name"] ?? "" }

    /// The class of its objects; nil for none of its own.
    var className: String? {
      let name = attributes["representedClassName"].map { $0.split(separator: ".").last.map(String.init) ?? "" } ?? ""
      return name.isEmpty || name == "NSManagedObject" ? nil : name
    }

    /// What Xcode makes of it: `class`, `category` or nothing.
    var generation: String { attributes["codeGenerationType"] ?? "" }
  }

  /// What it is called, and so are its files.
  let name: String
  private(set) var entities: [Entity] = []
  private let text: String

  /// Reads a model, of which each version may be a folder. Nil where there is none.
  init?(_ url: URL) {
    name = url.deletingPathExtension().lastPathComponent
    guard let file = Self.contents(of: url), let data = FileManager.default.contents(atPath: file.path) else {
      return nil
    }
    text = String(decoding: data, as: UTF8.self)
    let reader = Reader()
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { return nil }
    entities = reader.entities
  }

  /// The description as a program finds it, with the module in which its classes are.
  func compiled(module: String) -> String {
    guard let start = text.range(of: "<model ") else { return text }
    return text.replacingCharacters(in: start, with: "<model module=\"\(module)\" ")
  }

  private static func contents(of url: URL) -> URL? {
    let own = url.appendingPathComponent("contents")
    if own.exists { return own }
    let list = url.appendingPathComponent(".xccurrentversion")
    let data = FileManager.default.contents(atPath: list.path)
    let values = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: Any]
    let versions = url.visibleNames.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let current = values?["_XCCurrentVersionName"] as? String
    let chosen = current.flatMap { versions.contains($0) ? $0 : nil } ?? versions.last
    return chosen.flatMap { contents(of: url.appendingPathComponent($0)) }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var entities: [Entity] = []
    private var isInEntity = false

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      switch name {
      case "entity":
        entities.append(Entity(attributes: attributes))
        isInEntity = true
      case "attribute", "relationship", "composite":
        if isInEntity { entities[entities.count - 1].properties.append((name, attributes)) }
      default: break
      }
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
    ) {
      if name == "entity" { isInEntity = false }
    }
  }
}
