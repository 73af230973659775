import Foundation

/// The folder beside the executable in which `Bundle.main` finds the program's resources.
package struct ProgramBundle {
  let program: Program

  package init(_ program: Program) {
    self.program = program
  }

  /// Writes the folder beside an executable: links to the project's files, or copies for another machine.
  package func write(beside folder: URL, isCopied: Bool = false) throws {
    let name = "\(program.module)_\(program.module).resources"
    var files = LinkedFolder(folder.appendingPathComponent(name))
    for resource in program.resources where resource.source.exists {
      files.link(resource.destination, to: resource.source)
    }
    files.write(
      "Info.plist", try PropertyListSerialization.data(fromPropertyList: program.info, format: .xml, options: 0))
    try files.finish(isCopied: isCopied)
  }
}
