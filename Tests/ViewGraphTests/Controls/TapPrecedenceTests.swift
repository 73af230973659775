import Foundation
import SwiftUITesting
import Testing

/// What happens where a view listens to taps and an action or another tap lies in it.
@MainActor
@Suite struct TapPrecedenceTests {
  /// What pressing a view of some label does.
  private func log(of label: String, _ view: (@escaping (String) -> Void) -> some View) throws -> [String] {
    var log: [String] = []
    let screen = TestScreen(NavigationStack { view { log.append($0) } })
    try screen.tap(label)
    return log
  }

  @Test func aTapOnAButtonHappensBesidesItsAction() throws {
    let both = try log(of: "Press") { log in
      Button("Press") { log("action") }.simultaneousGesture(TapGesture().onEnded { log("tap") })
    }
    #expect(both == ["tap", "action"])
    #expect(try log(of: "Press") { log in Button("Press") { log("action") }.onTapGesture { log("tap") } } == both)
  }

  @Test func aTapOnALinkOpensIt() throws {
    var count = 0
    let screen = TestScreen(
      NavigationStack {
        List {
          NavigationLink("Open") { Text("Page") }.simultaneousGesture(TapGesture().onEnded { count += 1 })
          NavigationLink("Also") { Text("Other page") }.onTapGesture { count += 1 }
        }
      })
    try screen.tap("Open")
    #expect(count == 1 && screen.texts.contains("Page"))
    try screen.goBack()
    try screen.tap("Also")
    #expect(count == 2 && screen.texts.contains("Other page"))
  }

  @Test func whatIsInsideComesFirst() throws {
    #expect(
      try log(of: "Press") { log in
        VStack { Button("Press") { log("action") } }.onTapGesture { log("around") }
      } == ["action"])
  }

  @Test func aSimultaneousTapAroundIsToldToo() throws {
    #expect(
      try log(of: "Press") { log in
        VStack { Text("Press").onTapGesture { log("inside") } }
          .simultaneousGesture(TapGesture().onEnded { log("around") })
      } == ["inside", "around"])
  }

  @Test func aTapOfHighPriorityIsAlone() throws {
    #expect(
      try log(of: "Press") { log in
        VStack { Button("Press") { log("action") } }.highPriorityGesture(TapGesture().onEnded { log("around") })
      } == ["around"])
  }
}
