import Foundation
import Testing

@testable import ReelKit

struct AssetSymbolsTests {
  @Test(arguments: [
    ("hn-orange", "hnOrange"), ("Leaf Green", "leafGreen"), ("logo", "logo"), ("HNLogo", "hnLogo"), ("URL", "url"),
    ("24-hours", "_24Hours"), ("Über", "über"),
  ])
  func namesAreInCamelCase(name: String, symbol: String) {
    #expect(AssetSymbols.identifier(name, isType: false) == symbol)
  }

  @Test func catalogsBecomeNames() throws {
    let catalog = Fixture.projects.appendingPathComponent("Garden/Garden/Assets.xcassets")
    let text = try #require(AssetSymbols([catalog]).text)
    #expect(text.contains("static let `leafGreen` = ColorResource(name: \"leaf-green\", bundle: .main)"))
    #expect(text.contains("static let `accent` = ColorResource(name: \"AccentColor\", bundle: .main)"))
    #expect(text.contains("enum Beds {\n    static let `herb` = ColorResource(name: \"Beds/Herb\", bundle: .main)\n"))
    #expect(text.contains("static let `flower` = ImageResource(name: \"flower\", bundle: .main)"))
    #expect(text.contains("extension ShapeStyle where Self == Color {"))
    #expect(text.contains("static var `leafGreen`: Color { Color(.leafGreen) }"))
    #expect(text.contains("static var `flower`: UIImage { UIImage(resource: .flower) }"))
  }

  @Test func namesThatColoursHaveAlreadyStayTheirs() throws {
    let catalog = Fixture.projects.appendingPathComponent("Garden/Garden/Assets.xcassets")
    let text = try #require(AssetSymbols([catalog], reserved: ["leafGreen", "flower"]).text)
    #expect(text.contains("static let `leafGreen` = ColorResource"))
    #expect(!text.contains("var `leafGreen`"))
    #expect(!text.contains("UIImage"))
  }

  @Test func namesThatTheProgramGivesToStylesStayIts() {
    let source = """
      extension ShapeStyle where Self == Color {
        static var brand: Color { Color("brand") }
        static let `leafGreen` = Color("leaf-green")
      }
      extension Theme { static let other = 1 }
      """
    #expect(AssetSymbols.styles(in: source) == ["brand", "leafGreen"])
    #expect(AssetSymbols.styles(in: "extension Color { static let brand = 1 }").isEmpty)
  }

  @Test func groupsWithoutANamespaceAreSeenThrough() throws {
    let catalog = Fixture.projects.appendingPathComponent("Bücherei/Bücherei/Assets.xcassets")
    let text = try #require(AssetSymbols([catalog]).text)
    #expect(text.contains("static let `paper` = ColorResource(name: \"paper\", bundle: .main)"))
  }

  @Test func nothingIsWrittenWhereThereIsNothing() throws {
    let folder = try TemporaryFolder(["Assets.xcassets/Contents.json": "{}"])
    #expect(AssetSymbols([folder.url.appendingPathComponent("Assets.xcassets")]).text == nil)
  }
}
