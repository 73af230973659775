import Foundation

extension XcodeProject {
  /// Where a file, a group or a synchronized folder lies; nil for what is not part of the project's files, such as products and
  /// the SDK's frameworks.
  func path(of object: Object) -> URL? {
    let path = object["path"]
    switch object["sourceTree"] ?? "<group>" {
    case "<absolute>":
      return path.map { URL(fileURLWithPath: $0) }
    case "SOURCE_ROOT":
      return joined(root, path)
    case "<group>":
      guard let parent = self.object(parents[object.id]) else { return joined(root, path) }
      // The folder of a group that is none is its parent's.
      return self.path(of: parent).map { joined($0, path) }
    default:
      return nil
    }
  }

  /// A reference may lead outside of its folder: `../Shared`.
  private func joined(_ folder: URL, _ path: String?) -> URL {
    guard let path, !path.isEmpty else { return folder }
    return folder.appendingPathComponent(path).standardizedFileURL
  }
}
