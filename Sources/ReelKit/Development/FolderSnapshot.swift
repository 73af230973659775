import Foundation

/// The files of some folders at one moment: two of them tell what was changed in between.
///
/// Folders are read over and over and not watched by the system: editors save by putting a new file into the old one's place, and
/// a project of 1,000 files takes some milliseconds to look through.
package struct FolderSnapshot: Equatable {
  /// When a file was changed and how long it is.
  private struct Mark: Equatable {
    let time: Date
    let size: Int
  }

  private var marks: [String: Mark] = [:]

  /// Looks through folders, and at single files. Hidden ones are left out, and folders that builds and package managers fill.
  package init(_ places: [URL]) {
    for place in places {
      if place.isFolder { walk(place) } else { look(at: place) }
    }
  }

  private static let apart: Set<String> = ["node_modules", "DerivedData", "build", "xcuserdata"]

  private mutating func walk(_ folder: URL) {
    for name in folder.visibleNames where !Self.apart.contains(name) {
      let item = folder.appendingPathComponent(name)
      if item.isFolder { walk(item) } else { look(at: item) }
    }
  }

  private mutating func look(at file: URL) {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path) else { return }
    marks[file.path] = Mark(
      time: attributes[.modificationDate] as? Date ?? .distantPast, size: attributes[.size] as? Int ?? 0)
  }

  /// Takes files along that were not looked at before: what a program has elsewhere is known once it was read. A file that was there
  /// stays as it was seen first.
  package mutating func add(_ other: FolderSnapshot) {
    marks.merge(other.marks) { first, _ in first }
  }

  /// The paths of files that were changed, added or taken away since another snapshot, sorted.
  package func changes(since other: FolderSnapshot) -> [String] {
    Set(marks.keys).union(other.marks.keys).filter { marks[$0] != other.marks[$0] }.sorted()
  }
}
