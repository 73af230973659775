import Foundation
import Testing

@testable import ViewGraph

@Suite struct AssetCatalogTests {
  private static let gif = Data(Array("GIF89a".utf8) + [30, 0, 10, 0])

  private func withCatalog<R>(_ files: [String: Data], _ body: (AssetCatalog) throws -> R) throws -> R {
    let root = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: root) }
    for (path, data) in files {
      let url = root.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url)
    }
    return try body(AssetCatalog(root: root))
  }

  @Test func filesAreFoundByNameAndScale() throws {
    try withCatalog(["logo@2x.png": Self.gif, "photo.gif": Self.gif, "icons/star.gif": Self.gif]) { catalog in
      #expect(catalog.image(named: "logo")?.size == CGSize(width: 15, height: 5))
      #expect(catalog.image(named: "photo")?.scale == 1)
      #expect(catalog.image(named: "photo.gif")?.scale == 1)
      #expect(catalog.image(named: "icons/star") != nil)
      #expect(catalog.image(named: "absent") == nil)
    }
  }

  @Test func namesDoNotLeaveTheBundle() throws {
    try withCatalog(["inside/photo.gif": Self.gif]) { catalog in
      #expect(catalog.image(named: "inside/../inside/photo") == nil)
      #expect(catalog.image(named: "/etc/passwd") == nil)
      #expect(catalog.image(named: "") == nil)
    }
  }

  @Test func setsGiveTheirSharpestPicture() throws {
    let contents = """
      {"images": [{"idiom": "universal", "scale": "1x", "filename": "a.gif"},
        {"idiom": "universal", "scale": "3x", "filename": "c.gif"}, {"idiom": "universal", "scale": "2x"}],
       "properties": {"template-rendering-intent": "template"}}
      """
    let set = "Assets.xcassets/Icons/star.imageset/"
    try withCatalog([set + "Contents.json": Data(contents.utf8), set + "a.gif": Self.gif, set + "c.gif": Self.gif]) {
      catalog in
      let image = try #require(catalog.image(named: "star"))
      #expect(image.scale == 3)
      #expect(image.isTemplate)
    }
  }

  @Test func groupsAreAPartOfNamesWhereTheyProvideANamespace() throws {
    let set = Data(#"{"images": [{"scale": "1x", "filename": "a.gif"}]}"#.utf8)
    let space = Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
    let root = "Assets.xcassets/"
    try withCatalog([
      root + "Group/my icon.imageset/Contents.json": set, root + "Group/my icon.imageset/a.gif": Self.gif,
      root + "Group/Shop/Contents.json": space,
      root + "Group/Shop/cart-full_2.imageset/Contents.json": set,
      root + "Group/Shop/cart-full_2.imageset/a.gif": Self.gif,
    ]) { catalog in
      #expect(catalog.image(named: "my icon") != nil)
      #expect(catalog.image(named: "Group/my icon") == nil)
      #expect(catalog.image(named: "Shop/cart-full_2") != nil)
      #expect(catalog.image(named: "cart-full_2") == nil)
    }
  }

  @Test func darkPicturesAreForDarkSurroundings() throws {
    let contents = """
      {"images": [
        {"idiom": "mac", "scale": "2x", "filename": "mac.gif"},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}], "scale": "2x",
         "filename": "dark.gif"},
        {"idiom": "universal", "appearances": [{"appearance": "contrast", "value": "high"}], "scale": "2x",
         "filename": "sharp.gif"},
        {"idiom": "universal", "scale": "2x", "filename": "light.gif"}]}
      """
    let set = "Assets.xcassets/moon.imageset/"
    func gif(_ width: UInt8) -> Data { Data(Array("GIF89a".utf8) + [width, 0, 10, 0]) }
    try withCatalog([
      set + "Contents.json": Data(contents.utf8), set + "light.gif": gif(20), set + "dark.gif": gif(40),
      set + "sharp.gif": gif(60), set + "mac.gif": gif(80),
    ]) { catalog in
      let picture = try #require(catalog.picture(named: "moon"))
      #expect(picture.light.pixelWidth == 20)
      #expect(picture.dark?.pixelWidth == 40)
      let image = Image(source: .adaptive(light: picture.light, dark: try #require(picture.dark)), label: nil)
      var environment = EnvironmentValues()
      #expect(image.content(in: environment).source == .data(picture.light))
      environment.colorScheme = .dark
      #expect(image.content(in: environment).source == .data(try #require(picture.dark)))
    }
  }

  @Test func aBundleBehindALinkIsReadToo() throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? manager.removeItem(at: folder) }
    let real = folder.appendingPathComponent("real.resources")
    let set = real.appendingPathComponent("Assets.xcassets/Ink.colorset")
    try manager.createDirectory(at: set, withIntermediateDirectories: true)
    let color = #"{"colors": [{"color": {"components": {"red": "1", "green": "0", "blue": "0"}}}]}"#
    try Data(color.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let strings =
      #"{"sourceLanguage": "en", "strings": {"a": {"localizations": {"en": {"stringUnit": {"value": "A"}}}}}}"#
    try Data(strings.utf8).write(to: real.appendingPathComponent("Localizable.xcstrings"))
    let link = folder.appendingPathComponent("link.resources")
    try manager.createSymbolicLink(at: link, withDestinationURL: real)
    let bundle = try #require(Bundle(path: link.path))
    #expect(AssetCatalog.of(bundle).color(named: "Ink") != nil)
    #expect(String(localized: "a", bundle: bundle, locale: Locale(identifier: "en")) == "A")
  }

  @Test func everyKindOfSetIsFound() throws {
    let root = "Assets.xcassets/Group/"
    let symbol = Data(#"{"symbols": [{"filename": "own.svg"}]}"#.utf8)
    let icon = Data(
      #"""
      {"images": [{"appearances": [{"appearance": "luminosity", "value": "dark"}], "filename": "dark.gif"},
        {"filename": "plain.gif"}]}
      """#.utf8)
    try withCatalog([
      root + "own.symbolset/Contents.json": symbol,
      root + "own.symbolset/own.svg": Data("<svg width=\"20\" height=\"10\"></svg>".utf8),
      root + "prices.dataset/Contents.json": Data(#"{"data": [{}, {"filename": "prices.txt"}]}"#.utf8),
      root + "prices.dataset/prices.txt": Data("flour 2".utf8),
      root + "AppIcon.appiconset/Contents.json": icon, root + "AppIcon.appiconset/plain.gif": Self.gif,
      root + "AppIcon.appiconset/dark.gif": Data(Array("GIF89a".utf8) + [90, 0, 90, 0]),
    ]) { catalog in
      let image = try #require(catalog.image(named: "own"))
      #expect(image.isTemplate && image.pixelWidth == 20)
      #expect(catalog.data(named: "prices").map { String(decoding: $0.data, as: UTF8.self) } == "flour 2")
      #expect(catalog.data(named: "own") == nil)
      #expect(catalog.icon(named: "AppIcon")?.pixelWidth == 30)
    }
  }

  @Test func drawingsStateTheirSize() throws {
    let svg = Data("<?xml version='1.0'?><svg xmlns='http://www.w3.org/2000/svg' width='24px' height='12'/>".utf8)
    try withCatalog(["mark.svg": svg, "box.svg": Data("<svg viewBox=\"0 0 40 20\"></svg>".utf8)]) { catalog in
      #expect(catalog.image(named: "mark")?.size == CGSize(width: 24, height: 12))
      #expect(catalog.image(named: "box")?.size == CGSize(width: 40, height: 20))
      #expect(catalog.image(named: "mark")?.mimeType == "image/svg+xml")
    }
  }

  @Test func coloursAdaptToTheirAppearances() throws {
    let contents = """
      {"colors": [
        {"color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.000", "alpha": "1.000"}}},
        {"appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "1.000", "alpha": "0.500"}}}]}
      """
    try withCatalog(["Assets.xcassets/Brand.colorset/Contents.json": Data(contents.utf8)]) { catalog in
      let color = try #require(catalog.color(named: "Brand"))
      #expect(color.resolve(in: .light).description == "#FF8000FF")
      #expect(color.resolve(in: .dark).description == "#FFFFFF80")
      #expect(catalog.color(named: "Other") == nil)
    }
  }

  @Test func coloursMayReferToThePlatforms() throws {
    let contents = #"{"colors": [{"color": {"platform": "ios", "reference": "systemRedColor"}}]}"#
    try withCatalog(["Assets.xcassets/Alarm.colorset/Contents.json": Data(contents.utf8)]) { catalog in
      #expect(catalog.color(named: "Alarm") == .red)
    }
  }
}
