import Foundation

/// The files of a target: those that its build phases name, and those of its synchronized folders.
struct TargetFiles {
  private(set) var sources: [URL] = []
  private(set) var resources: [Resource] = []
  /// Models of Core Data.
  private(set) var models: [URL] = []
  /// Files that have no place on the web or on Linux, by what they are.
  private(set) var leftOut: [String: [URL]] = [:]
  private var missing: [String] = []
  private var made: [String] = []
  private let filter: PlatformFilter

  /// - Parameters:
  ///   - target: Whose files.
  ///   - settings: The target's, which may exclude some by name.
  init(_ target: XcodeTarget, without settings: BuildSettings) {
    filter = PlatformFilter(target, settings)
    let project = target.project
    for phase in target.phases("PBXSourcesBuildPhase") {
      for file in references(phase, project) { add(file, project, folder: "") }
    }
    for phase in target.phases("PBXResourcesBuildPhase") {
      for file in references(phase, project) { add(file, project, folder: "") }
    }
    // 7 is the folder of resources.
    for phase in target.phases("PBXCopyFilesBuildPhase") where phase["dstSubfolderSpec"] == "7" {
      for file in references(phase, project) { add(file, project, folder: phase["dstPath"] ?? "") }
    }
    for folder in SynchronizedFolder.all(of: target) {
      for file in folder.files() where filter.takes(folder.platforms[file.place] ?? []) {
        add(file.url, at: file.destination, isFolder: file.isFolder)
      }
    }
    sources = Self.unique(sources)
    models = Self.unique(models)
    resources = resources.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What is to be known of files that are not there.
  var notes: [String] {
    (missing.isEmpty ? [] : ["The project names files that are not there: \(missing.joined(separator: ", "))."])
      + (made.isEmpty
        ? [] : ["Files that a build in Xcode makes are not made here: \(made.joined(separator: ", "))."])
  }

  private func references(_ phase: XcodeProject.Object, _ project: XcodeProject) -> [XcodeProject.Object] {
    project.objects(phase.list("files")).filter { filter.takes($0.platforms) }
      .compactMap { project.object($0["fileRef"]) }
  }

  private mutating func add(_ reference: XcodeProject.Object, _ project: XcodeProject, folder: String) {
    if reference.isa == "PBXVariantGroup" {
      for child in project.objects(reference.list("children")) { add(child, project, folder: folder) }
      return
    }
    guard let url = project.path(of: reference) else {
      if reference["path"]?.hasSuffix(".swift") ?? false { made.append(reference["path"] ?? "") }
      return
    }
    let within = FileKind.language(of: url).map { "\($0)/" } ?? ""
    let destination = (folder.isEmpty ? "" : "\(folder)/") + within + url.lastPathComponent
    add(url, at: destination, isFolder: reference["lastKnownFileType"] == "folder")
  }

  private mutating func add(_ url: URL, at destination: String, isFolder: Bool) {
    guard filter.takes(url) else { return }
    let kind = isFolder ? .resource : FileKind(url)
    if !url.exists, kind != .ignored { return missing.append(url.lastPathComponent) }
    switch kind {
    case .source: sources.append(url)
    case .resource: resources.append(Resource(source: url, destination: destination))
    case .model: models.append(url)
    case .leftOut(let what): leftOut[what, default: []].append(url)
    case .ignored: break
    }
  }

  private static func unique(_ urls: [URL]) -> [URL] {
    var seen: Set<String> = []
    return urls.filter { seen.insert($0.path).inserted }
  }
}
