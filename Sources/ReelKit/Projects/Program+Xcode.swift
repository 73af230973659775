import Foundation

extension Program {
  /// Reads the program that a target of a project makes, as Xcode's build would.
  ///
  /// - Parameters:
  ///   - projects: The projects to look for the target in.
  ///   - target: Its name; nil is the only application, or the one called as its project.
  ///   - configuration: The build configuration, such as Debug.
  ///   - around: Packages beside the projects in a workspace.
  package init(
    _ projects: [XcodeProject], target name: String? = nil, configuration: String = "Debug", around: [URL] = []
  ) throws(ReelError) {
    try Self.introduce(projects)
    let target = try Self.choose(name, projects)
    let project = target.project
    let settings = target.settings(configuration: configuration)
    let libraries = target.libraries
    let members = ([target] + libraries).map { TargetMember($0, configuration, around: around) }
    self.init(name: settings["PRODUCT_NAME"] ?? target.name, root: project.root, modules: members.map(\.module))
    modules[0].dependencies = modules.dropFirst().map(\.name)
    packages = members.flatMap(\.packages).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    let plist = InfoPlist.file(settings, root: project.root)
    resources = members.flatMap(\.resources).filter { $0.source.path != plist?.path }
    info = InfoPlist(settings, root: project.root).values
    pins = project.pins
    tests = project.targets.filter { $0.isUnitTest && $0.dependencies.contains { $0.object.id == target.object.id } }
      .map { TargetMember($0, configuration, around: around).module }
    for member in members { foreign.add(member.foreign) }
    notes = members.flatMap(\.notes) + target.notes + ForeignPackages(around: project.root).notes
    guard !modules[0].sources.isEmpty else {
      throw ReelError("The target \(target.name) of \(project.url.lastPathComponent) has no Swift files.")
    }
  }

  /// Tells projects of each other: those given, and those that they name among their files.
  private static func introduce(_ projects: [XcodeProject]) throws(ReelError) {
    var all = projects
    var next = projects
    while let project = next.popLast() {
      let named = project.all("PBXFileReference").compactMap { project.path(of: $0) }
      for url in named where url.pathExtension == "xcodeproj" && url.exists && !all.contains(where: { $0.url == url }) {
        let other = try XcodeProject(url)
        all.append(other)
        next.append(other)
      }
    }
    for project in all { project.beside = all.filter { $0.url != project.url } }
  }

  private static func choose(_ name: String?, _ projects: [XcodeProject]) throws(ReelError) -> XcodeTarget {
    let applications = projects.flatMap(\.targets).filter(\.isApplication)
    let list = applications.map(\.name).joined(separator: ", ")
    if let name {
      let blueprint = XcodeScheme.target(of: name, in: projects)
      for known in [name, blueprint] {
        if let named = applications.first(where: { $0.name == known }) { return named }
      }
      if let made = applications.first(where: { $0.settings(configuration: "Debug")["PRODUCT_NAME"] == name }) {
        return made
      }
      throw ReelError("There is no application called \(name); there is: \(list).")
    }
    // A program that is there for the telephone and for the Mac is taken as it is on the telephone.
    let mobile = applications.filter { $0.isMobile }
    for chosen in [applications, applications.filter { $0.name == $0.project.name }, mobile] {
      if let only = chosen.first, chosen.count == 1 { return only }
    }
    if applications.isEmpty {
      let names = projects.map(\.url.lastPathComponent).joined(separator: ", ")
      throw ReelError("\(names) has no application: `reel` runs programs, not libraries alone.")
    }
    throw ReelError("There is more than one application: \(list). Say which: --target \"\(applications[0].name)\".")
  }
}

/// What one target gives to a program.
private struct TargetMember {
  var module: Module
  let resources: [Resource]
  let packages: [PackageReference]
  let notes: [String]
  let foreign: ForeignNames

  init(_ target: XcodeTarget, _ configuration: String, around: [URL]) {
    let settings = target.settings(configuration: configuration)
    let files = TargetFiles(target, without: settings)
    let found = XcodePackages(target, around: around)
    module = Module(name: settings["PRODUCT_MODULE_NAME"] ?? target.name, sources: files.sources)
    module.models = files.models
    module.settings = ModuleSettings(settings)
    module.dependencies = target.libraries.map {
      $0.settings(configuration: configuration)["PRODUCT_MODULE_NAME"] ?? $0.name
    }
    module.products = found.products
    resources = files.resources
    packages = found.packages
    foreign = ForeignNames(files.leftOut.values.flatMap { $0 })
    notes =
      found.notes + files.notes
      + files.leftOut.sorted { $0.key < $1.key }.map { what, urls in
        "Left out, \(what) (\(urls.map(\.lastPathComponent).joined(separator: ", ")))."
      }
  }
}

extension XcodeTarget {
  /// What a build in Xcode would do beside compiling.
  fileprivate var notes: [String] {
    let scripts = phases("PBXShellScriptBuildPhase").compactMap { $0["name"] }
    let extensions = dependencies.filter { $0.isExtension }.map(\.name)
    return
      (scripts.isEmpty ? [] : ["Scripts of the project are not run: \(scripts.joined(separator: ", "))."])
      + (extensions.isEmpty
        ? []
        : ["Extensions, clips and apps for watches have no place on the web: \(extensions.joined(separator: ", "))."])
  }
}

extension XcodeProject {
  /// The versions of packages that Xcode wrote down.
  fileprivate var pins: URL? {
    let within = url.appendingPathComponent("project.xcworkspace/xcshareddata/swiftpm/Package.resolved")
    return within.exists ? within : nil
  }
}
