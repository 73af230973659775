import Foundation
import Testing

@testable import ViewGraph

@Suite struct BundleFolderTests {
  private let files = [
    "Prog": "", "pack_Prog.resources/movies.json": "[]",
    "pack_Prog.resources/de.lproj/Localizable.strings": "\"a\"=\"b\";",
    "pack_Prog.resources/Colors.xcassets/Ink.colorset/Contents.json":
      #"{"colors":[{"color":{"components":{"red":"1","green":"0","blue":"0","alpha":"1"}},"idiom":"universal"}]}"#,
    "pack_Other.resources/other.json": "[]",
  ]

  @Test func theResourcesOfAModuleAreFound() throws {
    try withFolder(files) { root in
      #expect(BundleFolder.resources(of: "Prog", beside: root)?.lastPathComponent == "pack_Prog.resources")
      #expect(BundleFolder.resources(of: "rog", beside: root) == nil)
      #expect(BundleFolder.resources(of: "Missing", beside: root) == nil)
    }
  }

  @Test func aBundleOfLinksHasTheModulesResourcesAndThoseBeside() throws {
    try withFolder(files) { root in
      let resources = try #require(BundleFolder.resources(of: "Prog", beside: root))
      let folder = try #require(BundleFolder.links(to: root.appendingPathComponent("Prog"), resources))
      let bundle = try #require(Bundle(url: folder))
      let json = try #require(bundle.url(forResource: "movies", withExtension: "json"))
      #expect(try String(contentsOf: json, encoding: .utf8) == "[]")
      #expect(bundle.path(forResource: "movies.json", ofType: nil) != nil)
      #expect(bundle.localizations == ["de"])
      #expect(StringTables.of(bundle).localizations == ["de"])
      #expect(AssetCatalog.of(bundle).color(named: "Ink") != nil)
      let other = bundle.bundleURL.appendingPathComponent("pack_Other.resources")
      #expect(Bundle(url: other)?.url(forResource: "other", withExtension: "json") != nil)
      try FileManager.default.removeItem(at: folder)
    }
  }
}
