import Foundation

/// Where models lie.
enum ModelFiles {
  /// The file of a model's description: the current version's where there are several.
  static func contents(of url: URL) -> URL? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    guard isFolder.boolValue else { return url }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path).sorted()) ?? []
    if names.contains("contents") { return url.appendingPathComponent("contents") }
    let current = try? String(contentsOf: url.appendingPathComponent(".xccurrentversion"), encoding: .utf8)
    let chosen = current?.firstMatch(of: #/<string>([^<]+\.xcdatamodel)<\/string>/#).map { String($0.1) }
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") || $0.hasSuffix(".mom") }
    return (chosen ?? versions.last).flatMap { contents(of: url.appendingPathComponent($0)) }
  }

  /// The files of models in a folder.
  static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? []
    return names.filter { $0.hasSuffix(".momd") || $0.hasSuffix(".mom") }.map { folder.appendingPathComponent($0) }
  }

  static func models(in bundle: Bundle) -> [NSManagedObjectModel] {
    folders(of: bundle).flatMap(files(in:)).compactMap { NSManagedObjectModel(contentsOf: $0) }
  }

  /// All models of the program and its packages, for classes that are asked before a store is loaded.
  static let all = places.flatMap(files(in:)).compactMap { NSManagedObjectModel(contentsOf: $0) }

  /// The model of a name: of the program, or of one of its packages.
  static func model(named name: String) -> NSManagedObjectModel? {
    let found = places.flatMap(files(in:)).first { $0.deletingPathExtension().lastPathComponent == name }
    return found.flatMap { NSManagedObjectModel(contentsOf: $0) }
  }

  private static var places: [URL] {
    let beside = Bundle.main.bundleURL
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path).sorted()) ?? []
    return folders(of: .main) + names.filter { $0.hasSuffix(".resources") }.map { beside.appendingPathComponent($0) }
  }

  private static func folders(of bundle: Bundle) -> [URL] {
    [bundle.resourceURL, bundle.bundleURL].compactMap { $0 }.reduce(into: []) { all, url in
      if !all.contains(where: { $0.standardizedFileURL.path == url.standardizedFileURL.path }) { all.append(url) }
    }
  }
}
