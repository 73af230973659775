import Foundation
import Testing

@testable import ReelKit

struct BuildSettingsTests {
  private func settings(_ layers: [String: Any]..., configuration: String = "Debug") -> BuildSettings {
    var settings = BuildSettings(builtIn: ["TARGET_NAME": "My App"])
    for layer in layers { settings.add(layer, configuration: configuration) }
    return settings
  }

  @Test func laterLayersWinAndInherit() {
    let found = settings(
      ["FLAGS": "one", "OTHER": "x"], ["FLAGS": ["$(inherited)", "two"]], ["FLAGS": "${FLAGS} three"])
    #expect(found["FLAGS"] == "one two three")
    #expect(found["OTHER"] == "x")
    #expect(found["NOTHING"] == nil)
  }

  @Test func namesAreLookedUpWhenAValueIsRead() {
    let found = settings(["PRODUCT_NAME": "$(TARGET_NAME) $(EDITION)"], ["EDITION": "Pro"])
    #expect(found["PRODUCT_NAME"] == "My App Pro")
    #expect(found.resolve("a $(UNKNOWN)b") == "a b")
  }

  @Test(arguments: [
    ("$(TARGET_NAME:c99extidentifier)", "My_App"), ("$(TARGET_NAME:rfc1034identifier)", "My-App"),
    ("$(TARGET_NAME:lower)", "my app"), ("$(NOTHING:default=some)", "some"), ("$(A$(NUMBER))", "nested"),
  ])
  func expressionsAreReplaced(expression: String, value: String) {
    #expect(settings(["NUMBER": "1", "A1": "nested"]).resolve(expression) == value)
  }

  @Test func aNameThatNamesItselfEnds() {
    #expect(settings(["A": "$(B)", "B": "$(A)"])["A"] != nil)
  }

  @Test func conditionsHoldForADevice() {
    let layer = [
      "A": "plain", "A[sdk=iphoneos*]": "device", "B": "plain", "B[sdk=macosx*]": "mac", "C[config=Release]": "release",
    ]
    let found = settings(layer)
    #expect(found["A"] == "device")
    #expect(found["B"] == "plain")
    #expect(found["C"] == nil)
    #expect(settings(layer, configuration: "Release")["C"] == "release")
  }

  @Test(arguments: [("My App", "My_App"), ("Bücherei", "Bucherei"), ("3D-Plan", "_D_Plan"), ("日记", "__")])
  func modulesAreCalledAfterProducts(product: String, module: String) {
    #expect(BuildSettings.moduleName(product) == module)
  }

  @Test func filesOfSettingsIncludeOthers() throws {
    let folder = try TemporaryFolder([
      "A.xcconfig":
        "// All\n#include \"Sub/B.xcconfig\"\n#include? \"none.xcconfig\"\nNAME = a b // said\nX[sdk=*] = 1;\n",
      "Sub/B.xcconfig": "NAME = b\nONLY_B=yes\n#include \"../A.xcconfig\"\n",
    ])
    let found = XCConfig(folder.url.appendingPathComponent("A.xcconfig")).settings
    #expect(found == ["NAME": "a b", "ONLY_B": "yes", "X[sdk=*]": "1"])
  }
}
