import Foundation

/// The objects of a `project.pbxproj`.
package final class XcodeProject {
  /// One object: its identifier and what the file says of it.
  struct Object {
    let id: String
    let fields: [String: Any]

    var isa: String { self["isa"] ?? "" }
    subscript(_ key: String) -> String? { fields[key] as? String }
    func list(_ key: String) -> [String] { fields[key] as? [String] ?? [] }
    func dictionary(_ key: String) -> [String: Any] { fields[key] as? [String: Any] ?? [:] }
  }

  /// The `.xcodeproj`.
  package let url: URL
  /// The folder that paths of the project begin at.
  package let root: URL
  let main: Object
  private let objects: [String: [String: Any]]
  private(set) lazy var parents = parentsOfReferences()
  /// Other projects, of the same workspace or named in this one, whose products it may link.
  package var beside: [XcodeProject] = []

  package init(_ url: URL) throws(ReelError) {
    self.url = url
    let file = url.appendingPathComponent("project.pbxproj")
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw ReelError("\(url.lastPathComponent) has no project.pbxproj that can be read.")
    }
    let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
    guard let contents = list as? [String: Any],
      let objects = contents["objects"] as? [String: [String: Any]],
      let id = contents["rootObject"] as? String, let main = objects[id]
    else { throw ReelError("\(file.path) is not a project as Xcode writes it; perhaps a merge was left unfinished?") }
    self.objects = objects
    self.main = Object(id: id, fields: main)
    let folder = url.deletingLastPathComponent()
    let within = self.main["projectDirPath"] ?? ""
    root = within.isEmpty ? folder : folder.appendingPathComponent(within).standardizedFileURL
  }

  var name: String { url.deletingPathExtension().lastPathComponent }

  func object(_ id: String?) -> Object? {
    id.flatMap { id in objects[id].map { Object(id: id, fields: $0) } }
  }

  func objects(_ ids: [String]) -> [Object] { ids.compactMap { object($0) } }

  func all(_ isa: String) -> [Object] {
    objects.filter { $0.value["isa"] as? String == isa }.map { Object(id: $0.key, fields: $0.value) }
      .sorted { $0.id < $1.id }
  }

  /// Which group each reference lies in.
  private func parentsOfReferences() -> [String: String] {
    objects.reduce(into: [:]) { parents, object in
      for child in object.value["children"] as? [String] ?? [] { parents[child] = object.key }
    }
  }
}
