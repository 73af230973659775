import Foundation

/// The folder beside the executable in which `Bundle.main` finds the program's resources.
package struct ProgramBundle {
  let program: Program

  package init(_ program: Program) {
    self.program = program
  }

  /// Writes the folder beside an executable: links to the project's files, or copies for another machine.
  ///
  /// - Parameters:
  ///   - folder: Where the executable is.
  ///   - executable: What it is called; nil is as the program's module.
  ///   - isCopied: Whether files are copied.
  package func write(beside folder: URL, executable: String? = nil, isCopied: Bool = false) throws {
    let name = "\(program.module)_\(executable ?? program.module).resources"
    var files = LinkedFolder(folder.appendingPathComponent(name))
    for resource in program.resources where resource.source.exists {
      files.link(resource.destination, to: resource.source)
    }
    for module in program.modules + program.tests {
      for model in module.models.compactMap(DataModel.init) {
        files.write("\(model.name).momd/\(model.name).mom", model.compiled(module: module.name))
      }
    }
    files.write(
      "Info.plist", try PropertyListSerialization.data(fromPropertyList: program.info, format: .xml, options: 0))
    try files.finish(isCopied: isCopied)
  }
}
