import Foundation

/// A folder whose files belong to a target without being named, since Xcode 16.
struct SynchronizedFolder {
  /// A file or folder that belongs to the target.
  struct File: Equatable {
    let url: URL
    /// Its path from the folder on.
    let place: String
    /// Where it lies in the bundle if it is a resource.
    let destination: String
    /// Whether it is copied as it is, with all that is in it.
    let isFolder: Bool
  }

  let url: URL
  /// Paths that do not belong to the target, from the folder on.
  var excluded: Set<String> = []
  /// Where not nil, the only paths that do.
  var included: Set<String>?
  /// Paths of folders that are copied as they are.
  var wholeFolders: Set<String> = []
  /// The platforms that single files are for, by path.
  var platforms: [String: [String]] = [:]

  /// The folders of a target, and folders of other targets of which single files are lent to it.
  static func all(of target: XcodeTarget) -> [SynchronizedFolder] {
    let project = target.project
    let own = Set(target.object.list("fileSystemSynchronizedGroups"))
    return project.all("PBXFileSystemSynchronizedRootGroup").compactMap { group in
      guard let url = project.path(of: group) else { return nil }
      let sets = project.objects(group.list("exceptions"))
        .filter { $0.isa == "PBXFileSystemSynchronizedBuildFileExceptionSet" && $0["target"] == target.object.id }
      let exceptions = sets.flatMap { $0.list("membershipExceptions") }
      var folder = SynchronizedFolder(url: url, wholeFolders: Set(group.list("explicitFolders")))
      for set in sets {
        folder.platforms.merge(set.dictionary("platformFiltersByRelativePath").compactMapValues { $0 as? [String] }) {
          $1
        }
      }
      if own.contains(group.id) {
        folder.excluded = Set(exceptions)
      } else if exceptions.isEmpty {
        return nil
      } else {
        folder.included = Set(exceptions)
      }
      return folder
    }
  }

  /// What belongs to the target, sorted by path.
  func files() -> [File] {
    var found: [File] = []
    walk(url, "", into: &found)
    return found
  }

  private func walk(_ folder: URL, _ path: String, into found: inout [File]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let item = folder.appendingPathComponent(name)
      let place = path.isEmpty ? name : "\(path)/\(name)"
      if isExcluded(place) { continue }
      let isFolder = item.isFolder
      let isWhole = wholeFolders.contains(place)
      if isFolder, !isWhole, !FileKind.packages.contains(item.pathExtension.lowercased()) {
        walk(item, place, into: &found)
      } else if belongs(place) {
        let within = FileKind.language(of: item).map { "\($0)/" } ?? ""
        found.append(File(url: item, place: place, destination: within + name, isFolder: isWhole))
      }
    }
  }

  /// Files of a language are named after the file that they translate: `/Localized: Table.strings`.
  private func isExcluded(_ place: String) -> Bool {
    excluded.contains(place) || excluded.contains(Self.localized(place))
  }

  private func belongs(_ place: String) -> Bool {
    guard let included else { return true }
    if included.contains(place) || included.contains(Self.localized(place)) { return true }
    return included.contains { place.hasPrefix("\($0)/") }
  }

  private static func localized(_ place: String) -> String {
    let parts = place.split(separator: "/").filter { !$0.hasSuffix(".lproj") }
    return "/Localized: " + parts.joined(separator: "/")
  }
}
