import Foundation

extension Program {
  /// The program that shows the previews of a package's target, with the targets that this one needs. Of a package that is run as it is SwiftPM
  /// itself is asked; a preview belongs to its module, which is built anew for it.
  ///
  /// - Parameters:
  ///   - folder: The package.
  ///   - name: The target; nil is the first that has previews.
  package init(previewsOf folder: URL, target name: String?) throws(ReelError) {
    let text = try? String(contentsOf: folder.appendingPathComponent("Package.swift"), encoding: .utf8)
    let contents = try PlaygroundManifest.read(text ?? "", of: folder)
    let targets = contents.targets.filter { ["regular", "executable"].contains($0.type) }
    let members = targets.map { PlaygroundTarget($0, in: folder, contents) }
    func hasPreviews(_ module: Module) -> Bool {
      Program(name: module.name, root: folder, modules: [module]).previews() != nil
    }
    let named = zip(targets, members).filter { name == nil || $0.0.name == name }.map(\.1)
    let shown = named.filter { hasPreviews($0.module) }
    guard let first = shown.first else {
      throw ReelError("\(folder.lastPathComponent) has no previews\(name.map { " in a target called \($0)" } ?? "").")
    }
    var needed = [first]
    var next = first.module.dependencies
    while let dependency = next.popLast() {
      guard !needed.contains(where: { $0.module.name == dependency }),
        let member = members.first(where: { $0.module.name == dependency })
      else { continue }
      needed.append(member)
      next += member.module.dependencies
    }
    self.init(name: first.module.name, root: folder, modules: needed.map(\.module))
    packages = contents.dependencies.compactMap(\.reference)
    resources = needed.flatMap(\.resources)
    for member in needed where !member.resources.isEmpty {
      generated["\(member.module.name)/ModuleBundle.swift"] = PlaygroundTarget.moduleBundle
    }
    info = ["CFBundleName": name ?? first.module.name, "CFBundleExecutable": module, "CFBundleDevelopmentRegion": "en"]
    let others = shown.dropFirst().map(\.module.name)
    if !others.isEmpty { notes.append("Other targets have previews too: --target \(others.joined(separator: ", ")).") }
  }
}
