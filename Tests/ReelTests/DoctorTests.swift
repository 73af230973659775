import Foundation
import Testing

@testable import ReelKit

struct DoctorTests {
  private let table = NameTable(
    types: ["UIApplication", "UIColor", "UIResponder"],
    unavailable: [
      .init(
        type: "UIApplication", name: "willTerminateNotification", label: "", message: "save earlier", isUnique: true),
      .init(type: "Filter", name: "colorMultiply", label: "", message: "use the modifier", isUnique: false),
      .init(type: "ProgressView", name: "init", label: "timerInterval", message: "use a value", isUnique: false),
    ])

  private func findings(_ files: [String: String]) throws -> (DoctorReport, [String]) {
    let folder = try TemporaryFolder(files)
    let doctor = Doctor(table: table, modules: ["SwiftUI", "UIKit", "Foundation"])
    let report = doctor.examine(Program(swift: folder.url))
    return (report, report.findings.map { "\($0.file.lastPathComponent):\($0.line) \($0.title)" })
  }

  @Test func tenNamesThatAreMissingAreFound() throws {
    let (report, found) = try findings([
      "A.swift": """
      import SwiftUI
      @preconcurrency import MapKit
      import struct CoreLocation.CLLocation

      class A: UIResponder {
        let a = UIAlertController(), b = UITapGestureRecognizer()
        func f() { x(UIApplication.willTerminateNotification) }
        var g: Int { y(#selector(getter: g)) }
        var v: some View { ProgressView(timerInterval: a...b) }
        var w = Filter.colorMultiply(.red)
      }
      """,
      "B.swift": "import UIKit\n@IBOutlet var a: UIColor\nlet b = f(UIOther.self)\n",
      "C.swift": "import Foundation\nlet c = Text(\"\").colorMultiply(.red)\n",
    ])
    #expect(
      found == [
        "A.swift:2 MapKit", "A.swift:3 CoreLocation", "A.swift:6 UIAlertController", "A.swift:6 UITapGestureRecognizer",
        "A.swift:7 UIApplication.willTerminateNotification", "A.swift:8 #selector",
        "A.swift:9 ProgressView(timerInterval:)", "A.swift:10 Filter.colorMultiply", "B.swift:2 @IBOutlet",
        "B.swift:3 UIOther",
      ])
    #expect(report.files == 3)
    #expect(report.compiling == 1)
    #expect(report.text.contains("1 of 3 files should compile (33 %)."))
    #expect(report.text.contains("  UIApplication.willTerminateNotification: save earlier\n    A.swift:7"))
  }

  @Test func argumentsThatNoFormHasAreFound() throws {
    let table = NameTable(
      types: ["List", "Stop"], members: ["padding", "frame", "task"],
      labels: [
        ".padding": ["_"], ".frame": ["width", "height", "alignment"], "List": ["_", "id", "selection", "rowContent"],
        ".task": ["id", "priority", "_"], "Stop": ["color", "location"],
      ])
    let folder = try TemporaryFolder([
      "A.swift": """
      import SwiftUI
      struct A: View {
        var body: some View {
          List(items, id: \\.self, children: \\.kids) { Text($0) }
            .padding(.top, 4).padding(edges: .top)
            .frame(width: a ? b : c, height: f(x: 1, y: [1: 2]), anchor: .top)
            .task(id: item, name: "x") { run(with: 1) }
          Gradient.Stop(color: .red, place: 1)
          Card(title: "x")
          list(colour: 1)
        }
      }
      """
    ])
    let report = Doctor(table: table, modules: ["SwiftUI"]).examine(Program(swift: folder.url))
    let found = report.findings.map { "\($0.line) \($0.title)" }
    #expect(
      found == [
        "4 List(children:)", "5 .padding(edges:)", "6 .frame(anchor:)", "7 .task(name:)", "8 Stop(place:)",
      ])
    let own = try TemporaryFolder([
      "A.swift":
        "import SwiftUI\nextension View { func frame(square: CGFloat) -> some View { frame(width: square) } }\nlet a = Text(b).frame(square: 3)\n"
    ])
    #expect(Doctor(table: table, modules: ["SwiftUI"]).examine(Program(swift: own.url)).findings.isEmpty)
    let made = try TemporaryFolder([
      "Own.swift":
        "import SwiftUI\nextension Gradient.Stop {\n  init(\n    hex number: Int, @Box at: Double = 1\n  ) {}\n}\n",
      "A.swift": "import SwiftUI\nlet a = Gradient.Stop(hex: 3, at: 1)\nlet b = Gradient.Stop(place: 1)\n",
    ])
    let left = Doctor(table: table, modules: ["SwiftUI"]).examine(Program(swift: made.url)).findings
    #expect(left.map(\.title) == ["Stop(place:)"])
  }

  @Test func whatIsNotCompiledIsNotFound() throws {
    let (report, found) = try findings([
      "A.swift": """
      // import MapKit
      /* UIAlertController
      */ let a = "#selector UIAlertController"
      let b = \"\"\"
      @objc "quoted"
      \"\"\"
      #if canImport(MapKit) && !os(Linux)
      import MapKit
      #elseif os(macOS) || (DEBUG && targetEnvironment(simulator))
      import AppKit
      #else
      let c: UIColor
      #endif
      enum UIOwn {}
      let d: UIOwn
      """
    ])
    #expect(found == [])
    #expect(report.isWell)
  }

  @Test func modifiersThatNobodyHasAreFound() throws {
    let folder = try TemporaryFolder([
      "A.swift": """
      Menu("a") {}
        .menuOrder(.fixed)
        .padding()
        .mine { }
      x
        .property
      let y = list
        .map { $0 }
      extension View { func mine() {} }
      """
    ])
    let table = NameTable(types: [], members: ["padding", "map"], unavailable: [])
    let report = Doctor(table: table, modules: []).examine(Program(swift: folder.url))
    #expect(report.findings.map { "\($0.line) \($0.title)" } == ["2 .menuOrder", "6 .property"])
    var program = Program(swift: folder.url)
    program.packages = [PackageReference(location: .repository("https://example.com/a", requirement: ""))]
    #expect(Doctor(table: table, modules: []).examine(program).isWell)
  }

  @Test(arguments: [("import SwiftUI", [String]()), ("// Nothing.", ["@objc", "@objc"])])
  func filesOfPackagesThatAreNotForDevicesAreTakenAsTheyAre(line: String, titles: [String]) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A/A.swift": "class A { @objc func g() {} }",
      "Sources/A/B.swift": "\(line)\nclass B { @objc func g() {} }",
    ])
    let program = try Program.survey(ProgramSource(folder.url.path), target: nil)
    #expect(Doctor(table: table, modules: ["SwiftUI"]).examine(program).findings.map(\.title) == titles)
  }

  @Test func storesThatAllReadersShareArePointedAt() throws {
    let (report, found) = try findings([
      "A.swift": """
      final class Store: Combine.ObservableObject { static let shared = Store() }
      @MainActor @Observable
      final class Basket { static var all: Basket = .init() }
      struct Plain { static let shared = Plain() }
      final class Holder { static let store: Store = Store() }
      """
    ])
    #expect(found == ["A.swift:1 Store.shared", "A.swift:3 Basket.all", "A.swift:5 Store.store"])
    #expect(report.isWell)
    #expect(report.text.contains("One for all readers"))
  }

  @Test(arguments: ["Garden", "Bücherei"])
  func bothProjectsAreWell(name: String) throws {
    var program = try Fixture.program(name)
    program.modules[0].sources.removeAll { $0.lastPathComponent == "SceneDelegate.swift" }
    let modules: Set<String> = ["SwiftUI", "UIKit", "Foundation", "Observation"]
    let doctor = Doctor(
      table: NameTable(
        types: [
          "UIResponder", "UIApplicationDelegate", "UIApplication", "UISceneSession", "UIScene", "UISceneConfiguration",
          "UIColor",
        ], unavailable: []), modules: modules)
    #expect(doctor.examine(program).findings == [])
  }
}
