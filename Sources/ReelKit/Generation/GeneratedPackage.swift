import Foundation

/// The package that a program is built as, in a folder of its own. Sources are linked to, nothing of the project is changed.
package struct GeneratedPackage {
  package let program: Program
  /// Where the package is.
  package let folder: URL
  /// What derived copies of files say differently, with how many files say so.
  package private(set) var changes: [String: Int] = [:]
  /// Names that the program's own module gives to colours as styles.
  private var styles: Set<String> = []
  /// The original of each file that is compiled, by its path.
  package private(set) var originals: [String: String] = [:]

  /// Writes the package. Files that are as they were are left alone, so that they are not compiled again.
  package init(
    _ program: Program, in folder: URL, link: [String], emptyModules: [String] = [], reserved: Set<String> = []
  ) throws {
    self.program = program
    self.folder = folder
    var files = LinkedFolder(folder.appendingPathComponent("Sources"))
    for module in program.modules + program.tests { add(module, to: &files) }
    for (name, text) in program.generated {
      files.write(name.contains("/") ? name : "\(program.module)/\(name)", text)
    }
    for name in emptyModules { files.write("\(name)/Empty.swift", "// \(name) is left out of this build.\n") }
    let catalogs = program.resources.map(\.source).filter { $0.pathExtension == "xcassets" }
    if let symbols = AssetSymbols(catalogs, reserved: reserved.union(styles)).text {
      files.write("\(program.module)/GeneratedAssetSymbols.swift", symbols)
    }
    try files.finish()
    let manifest = ProgramManifest(program: program, emptyModules: emptyModules, link: link)
    try LinkedFolder.write(manifest.text, to: folder.appendingPathComponent("Package.swift"))
    let pins = folder.appendingPathComponent("Package.resolved")
    if let known = program.pins, !pins.exists { try? FileManager.default.copyItem(at: known, to: pins) }
  }

  private mutating func add(_ module: Module, to files: inout LinkedFolder) {
    var names: Set<String> = []
    let texts = module.models.isEmpty ? [] : module.sources.compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    for model in module.models.compactMap(DataModel.init) {
      guard let text = ManagedClasses(model, sources: texts).text else { continue }
      files.write("\(module.name)/\(model.name)+CoreDataClasses.swift", text)
    }
    for source in module.sources {
      var name = source.lastPathComponent
      let replacement = program.replacements[source.path]
      guard let text = replacement ?? (try? String(contentsOf: source, encoding: .utf8)) else { continue }
      if module.name == program.module { styles.formUnion(AssetSymbols.styles(in: text)) }
      // A file of that name is a script, which has no type to begin with.
      if name == "main.swift", Module.isMarked(text) { name = "main-type.swift" }
      var number = 2
      while !names.insert(name.lowercased()).inserted {
        name = "\(source.deletingPathExtension().lastPathComponent)-\(number).swift"
        number += 1
      }
      let place = "\(module.name)/\(name)"
      originals[files.root.appendingPathComponent(place).path] = source.path
      if let derived = DerivedSource(text) {
        for change in derived.changes { changes[change, default: 0] += 1 }
        files.write(place, derived.text)
      } else if let replacement {
        files.write(place, replacement)
      } else {
        files.link(place, to: source)
      }
    }
  }
}
