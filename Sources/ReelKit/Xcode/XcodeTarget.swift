import Foundation

/// A target of a project.
package struct XcodeTarget {
  let project: XcodeProject
  let object: XcodeProject.Object

  package var name: String { object["name"] ?? "" }

  /// What kind of product it makes: `application`, `framework`, `bundle.unit-test`.
  package var kind: String {
    (object["productType"] ?? "").replacing("com.apple.product-type.", with: "")
  }

  /// Apps for watches, clips and stickers have kinds of their own.
  package var isApplication: Bool { kind == "application" }
  /// Whether it is built for telephones, perhaps among others.
  var isMobile: Bool {
    let settings = settings(configuration: "Debug")
    let platforms = settings.list("SUPPORTED_PLATFORMS") + [settings["SDKROOT"] ?? ""]
    return platforms.contains { $0.hasPrefix("iphone") || $0 == "auto" }
  }
  /// Whether other targets import it.
  var isLibrary: Bool { kind.hasPrefix("framework") || kind.hasPrefix("library") }
  /// Whether it goes along with an application that it is no part of.
  var isExtension: Bool {
    ["extension", "watch", "on-demand-install-capable", "messages"].contains { kind.contains($0) }
  }
  var isUnitTest: Bool { kind == "bundle.unit-test" }

  /// The targets of the same project that it depends on.
  var dependencies: [XcodeTarget] {
    project.objects(object.list("dependencies"))
      .compactMap { project.object($0["target"]) }
      .map { XcodeTarget(project: project, object: $0) }
  }

  /// The frameworks of the project that it links, whether it says that it depends on them or not, and theirs.
  var libraries: [XcodeTarget] {
    var found: [XcodeTarget] = []
    var next = linked + dependencies
    while let target = next.popLast() {
      guard target.isLibrary, !found.contains(where: { $0.isSame(as: target) }) else { continue }
      found.append(target)
      next += target.linked + target.dependencies
    }
    return found.sorted { $0.name < $1.name }
  }

  /// By the product itself; in another project by what the product is called.
  private var linked: [XcodeTarget] {
    let products = phases("PBXFrameworksBuildPhase").flatMap { project.objects($0.list("files")) }
      .compactMap { $0["fileRef"] }
    let own = project.targets.filter { target in target.object["productReference"].map(products.contains) ?? false }
    let names = project.objects(products.filter { id in !own.contains { $0.object["productReference"] == id } })
      .compactMap { $0["path"] }.map { ($0 as NSString).lastPathComponent }
    return own
      + project.beside.flatMap(\.targets).filter { target in target.productFile.map(names.contains) ?? false }
  }

  /// The file that it makes: `Core.framework`.
  private var productFile: String? {
    project.object(object["productReference"])?["path"].map { ($0 as NSString).lastPathComponent }
  }

  func isSame(as other: XcodeTarget) -> Bool {
    object.id == other.object.id && project.url == other.project.url
  }

  func phases(_ isa: String) -> [XcodeProject.Object] {
    project.objects(object.list("buildPhases")).filter { $0.isa == isa }
  }
}

extension XcodeProject {
  package var targets: [XcodeTarget] {
    objects(main.list("targets")).map { XcodeTarget(project: self, object: $0) }
  }
}
