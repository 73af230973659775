import Foundation
import Testing

@testable import ReelKit

struct PackagePreviewTests {
  private let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(
      name: "Kit", defaultLocalization: "en", dependencies: [.package(path: "../Beside")],
      targets: [
        .target(name: "Plain"), .target(name: "Core", resources: [.process("word.txt")]),
        .target(name: "Views", dependencies: ["Core", .product(name: "Beside", package: "Beside")]),
        .testTarget(name: "ViewsTests", dependencies: ["Views"]),
      ])
    """

  @Test func theTargetWithPreviewsIsShownWithWhatItNeeds() throws {
    let folder = try TemporaryFolder([
      "Kit/Package.swift": manifest, "Kit/Sources/Plain/P.swift": "", "Kit/Sources/Core/C.swift": "",
      "Kit/Sources/Core/word.txt": "", "Kit/Sources/Views/V.swift": "#Preview(\"One\") { Text(\"a\") }",
      "Kit/Tests/ViewsTests/T.swift": "",
    ])
    let program = try Program(previewsOf: folder.url.appendingPathComponent("Kit"), target: nil)
    #expect(program.modules.map(\.name) == ["Views", "Core"])
    #expect(program.packages.map(\.location) == [.folder(folder.url.appendingPathComponent("Beside"))])
    #expect(program.resources.map(\.destination) == ["word.txt"])
    #expect(program.generated.keys.sorted() == ["Core/ModuleBundle.swift"])
    #expect(program.previews() != nil)
    #expect(throws: ReelError.self) {
      try Program(previewsOf: folder.url.appendingPathComponent("Kit"), target: "Plain")
    }
  }
}
