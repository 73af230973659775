import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What a workspace names: projects, and packages beside them.
package struct XcodeWorkspace {
  package private(set) var projects: [URL] = []
  package private(set) var packages: [URL] = []

  package init(_ url: URL) throws(ReelError) {
    let file = url.appendingPathComponent("contents.xcworkspacedata")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ReelError("\(url.lastPathComponent) has no contents.xcworkspacedata that can be read.")
    }
    let reader = Reader(folder: url.deletingLastPathComponent())
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse() else { throw ReelError("\(file.path) is not a workspace as Xcode writes it.") }
    projects = reader.found.filter { $0.pathExtension == "xcodeproj" && $0.exists }
    packages = reader.found.filter { $0.appendingPathComponent("Package.swift").exists }
  }

  /// Follows the groups, whose locations are joined.
  private final class Reader: NSObject, XMLParserDelegate {
    let folder: URL
    var found: [URL] = []
    private var groups: [URL]

    init(folder: URL) {
      self.folder = folder
      groups = [folder]
    }

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      guard element == "Group" || element == "FileRef" else { return }
      let location = attributes["location"] ?? ""
      let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      let path = parts.count > 1 ? parts[1] : ""
      let start = parts[0] == "group" ? groups[groups.count - 1] : folder
      let url =
        parts[0] == "absolute" ? URL(fileURLWithPath: path) : start.appendingPathComponent(path).standardizedFileURL
      if element == "Group" { groups.append(url) } else { found.append(url) }
    }

    func parser(_ parser: XMLParser, didEndElement element: String, namespaceURI: String?, qualifiedName: String?) {
      if element == "Group" { groups.removeLast() }
    }
  }
}
