import Foundation

/// A folder of Swift files and what they use, with no project.
struct SwiftFolder {
  private(set) var sources: [URL] = []
  private(set) var resources: [Resource] = []
  private(set) var models: [URL] = []

  init(_ folder: URL) {
    for file in SynchronizedFolder(url: folder).files() where file.url.lastPathComponent != "Package.swift" {
      switch FileKind(file.url) {
      case .source: sources.append(file.url)
      case .resource: resources.append(Resource(source: file.url, destination: file.destination))
      case .model: models.append(file.url)
      case .leftOut, .ignored: break
      }
    }
  }
}

extension Program {
  /// A program of one file, or of all files of a folder.
  package init(swift url: URL) {
    let isFolder = url.isFolder
    let files = isFolder ? SwiftFolder(url) : nil
    let name = url.deletingPathExtension().lastPathComponent
    var module = Module(name: BuildSettings.moduleName(name), sources: files?.sources ?? [url])
    module.models = files?.models ?? []
    self.init(name: name, root: isFolder ? url : url.deletingLastPathComponent(), modules: [module])
    resources = files?.resources ?? []
    info = ["CFBundleName": name, "CFBundleExecutable": module.name, "CFBundleDevelopmentRegion": "en"]
  }
}
