import Foundation

extension Program {
  /// Reads the program at a path; nil for a package, which says itself how it is built.
  package static func read(_ source: ProgramSource, target: String?, configuration: String) throws(ReelError)
    -> Program?
  {
    switch source {
    case .project(let url):
      let project = try XcodeProject(url)
      return try Program([project], target: target, configuration: configuration)
    case .workspace(let url):
      let workspace = try XcodeWorkspace(url)
      var projects: [XcodeProject] = []
      for project in workspace.projects { projects.append(try XcodeProject(project)) }
      var program = try Program(
        projects, target: target, configuration: configuration, around: workspace.packages)
      let pins = url.appendingPathComponent("xcshareddata/swiftpm/Package.resolved")
      if pins.exists { program.pins = pins }
      return program
    case .folder(let url), .file(let url):
      return Program(swift: url)
    case .playground(let url):
      return try Program(playground: url)
    case .package:
      return nil
    }
  }
}

extension Program {
  /// Reads what there is to look over at a path. Of a package that is its sources; tests are left out.
  package static func survey(_ source: ProgramSource, target: String?) throws(ReelError) -> Program {
    if let program = try read(source, target: target, configuration: "Debug") { return program }
    let sources = source.url.appendingPathComponent("Sources")
    var program = Program(swift: sources.exists ? sources : source.url)
    program.name = source.url.lastPathComponent
    program.root = source.url
    program.isPackage = true
    program.packages = [PackageReference(location: .folder(source.url))]
    return program
  }
}
