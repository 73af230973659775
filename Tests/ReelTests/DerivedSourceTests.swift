import Foundation
import Testing

@testable import ReelKit

struct DerivedSourceTests {
  @Test func aFileThatCompilesStaysAsItIs() {
    #expect(DerivedSource("import SwiftUI\n// @UIApplicationMain is said elsewhere\nstruct A {}\n") == nil)
  }

  @Test(arguments: [
    ("@UIApplicationMain\nclass A {}", "@main\nclass A {}"),
    ("  @NSApplicationMain class A {}", "  @main class A {}"),
    ("#if os(iOS) && DEBUG\n#endif", "#if true && DEBUG\n#endif"),
    ("#elseif !os(iOS)\nlet s = \"os(iOS)\"", "#elseif !true\nlet s = \"os(iOS)\""),
    ("Bundle(for: type(of: self)).url(forResource: name)", "Bundle.main.url(forResource: name)"),
    ("@Model\nfinal class Item {}", "@Model\nnonisolated final class Item {}"),
    ("@Model // kept\npublic class Item {}", "@Model // kept\nnonisolated public class Item {}"),
    ("@ModelActor\nactor Store {}\n_ = Query<Item, [Item]>()", "@ModelActor\nactor Store {}\n_ = Query<Item>()"),
    ("#if SWIFT_PACKAGE\n#endif", "#if (SWIFT_PACKAGE && os(Windows))\n#endif"),
    (
      "f { UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }",
      "f { UIResponder().resignFirstResponder() }"
    ),
    (
      "func endEditing() { sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil) }",
      "func endEditing() { UIResponder().resignFirstResponder() }"
    ),
    (
      "app?.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)",
      "UIResponder().resignFirstResponder()"
    ),
  ])
  func linesSayWhatTheyMeanHere(original: String, derived: String) {
    #expect(DerivedSource(original)?.text == derived)
  }

  @Test func linesStayWhereTheyAre() {
    let original = """
      UIApplication.shared.sendAction(
        #selector(UIResponder.resignFirstResponder),
        to: nil, from: nil, for: event(of: 1))
      last
      """
    let derived = DerivedSource(original)?.text
    #expect(derived == "UIResponder().resignFirstResponder()\n\n\nlast")
  }

  @Test(arguments: [
    ("add(self, selector: #selector(show), name: n)", "add(self, selector: Selector(Self.show), name: n)"),
    ("#selector(self.show(_:))", "Selector(Self.show(_:))"),
    ("a(#selector(UIResponder.find(_:)), to: nil)", "a(Selector(UIResponder.find(_:)), to: nil)"),
    ("#selector( Coordinator.changed(sender:with:) )", "Selector(Coordinator.changed(sender:with:))"),
    ("  @objc func a() {}\n  @objc(b:) dynamic var b = 1", "  func a() {}\n  dynamic var b = 1"),
    ("@objcMembers class A {}", "class A {}"),
    ("@IBAction func go() {}", "func go() {}"),
    ("import os.log\nimport UIKit.UIImage\nimport struct A.B", "import os\nimport UIKit\nimport struct A.B"),
    (
      "extension UIPage: D {\n  override open func a() {\n  }\n}\nclass A: B {\n  override func c() {}\n}",
      "extension UIPage: D {\n  public func _aOfExtension() {\n  }\n}\nclass A: B {\n  override func c() {}\n}"
    ),
  ])
  func whatNeedsTheRuntimeIsSaidInSwift(original: String, derived: String) {
    #expect(DerivedSource(original)?.text == derived)
  }

  @Test(arguments: ["#selector(getter: A.b)", "x(#selector(UIInputViewController.handleInputModeList), to: view)"])
  func otherSelectorsAreLeftToTheCompiler(original: String) {
    #expect(DerivedSource(original) == nil)
  }

  @Test(arguments: [
    ("import Foundation\n#if os(iOS)\n  import UIKit\n#endif\n", false),
    ("#if canImport(UIKit)\nimport UIKit\n#endif\n", true), ("@_exported public import SwiftUI\n", true),
    ("#if os(macOS)\nimport AppKit\n#else\nimport UIKit\n#endif\nimport Combine\n", false),
    ("#if os(macOS)\nimport AppKit\n#endif\nimport SwiftUI\n", true), ("// import SwiftUI\n", false),
  ])
  func librariesThatAreForSomeSystemsAloneStayAsTheyAre(text: String, isForDevices: Bool) {
    #expect(SourceOverlay.importsInterface(text) == isForDevices)
  }

  @Test(arguments: [
    (["#if os(iOS) || os(tvOS)\n  import UIKit\n#endif\n"], true),
    (["// A\n/* B */\n#if os(iOS)\nimport Foundation\nimport SwiftUI\n#endif\n", "import Foundation\n"], true),
    (["#if os(iOS)\nimport UIKit\n#endif\n", "#if os(Linux)\nimport Glibc\n#endif\n"], false),
    (["import Foundation\n#if os(iOS)\nimport UIKit\n#endif\n"], false),
    (["#if !os(iOS)\nimport AppKit\n#endif\n"], false),
    (["#if !(os(iOS) && (arch(i386) || arch(arm)))\nimport UIKit\n#endif\n"], true),
  ])
  func librariesForDevicesAloneAreForADevice(files: [String], isForDevice: Bool) {
    #expect(SourceOverlay.isForDevice(files) == isForDevice)
  }

  @Test func whatIsForCombineIsThereOnLinux() {
    let original =
      "#if !((os(iOS) && arch(arm)) || os(Windows) || os(Linux))\n\nimport Combine\n#if os(Linux)\n#endif\n#endif\n"
    let derived = DerivedSource(package: original, isForDevice: false)?.text
    #expect(
      derived?.hasPrefix("#if !((os(iOS) && arch(arm)) || os(Windows) || false)\n\nimport Combine\n#if os(Linux)")
        == true)
    #expect(DerivedSource(package: "#if os(Linux)\nimport Glibc\n#endif\nimport Combine\n", isForDevice: false) == nil)
  }

  @Test func filesOfPackagesThatShowNothingAreSaidForLinux() {
    let original = "import ObjectiveC\n  import Darwin.C\n@objc class A {}\n#if os(iOS)\n#endif\n"
    #expect(
      DerivedSource(package: original)?.text == "import Foundation\n  import Glibc\nclass A {}\n#if os(iOS)\n#endif\n")
  }

  @Test func filesOfPackagesAreForADeviceWhereTheyShowSomething() throws {
    let view = "public import SwiftUI\n#if os(iOS) && SWIFT_PACKAGE\n#endif\n"
    #expect(DerivedSource(package: view)?.text == view.replacing("os(iOS)", with: "true"))
    #expect(DerivedSource(package: "import Foundation\n#if os(iOS)\n#endif\n") == nil)
    let folder = try TemporaryFolder(["a.swift": view, "it's b.swift": "import UIKit\n@objc class B {}", "c.swift": ""])
    let list = folder.url.appendingPathComponent("sources")
    let paths = ["a.swift", "it's b.swift", "c.swift"].map { folder.url.appendingPathComponent($0).path }
    try "\(paths[0])\n'\(paths[1].replacing("'", with: "'\\''"))'\n\(paths[2])\n".write(
      to: list, atomically: true, encoding: .utf8)
    let table = try #require(try SourceOverlay.write(for: list))
    let contents = try JSONSerialization.jsonObject(with: Data(contentsOf: table)) as? [String: Any]
    let roots = try #require(contents?["roots"] as? [[String: String]])
    #expect(roots.map { $0["name"] } == [paths[0], paths[1]])
    #expect(
      try String(contentsOfFile: roots[1]["external-contents"] ?? "", encoding: .utf8) == "import UIKit\nclass B {}")
  }
}
