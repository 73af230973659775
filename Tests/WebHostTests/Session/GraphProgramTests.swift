import SwiftUI
import Testing
import ViewGraph

@testable import WebHost

@MainActor
@Suite struct GraphProgramTests {
  private final class Log {
    var phases: [ScenePhase] = []
  }

  private struct Watching: View {
    let log: Log
    @Environment(\.scenePhase) private var phase

    var body: some View {
      Text("page").onChange(of: phase) { log.phases.append(phase) }
    }
  }

  /// Programs save as their scene becomes inactive: it does before it is in the background, and before it is active again.
  @Test func aProgramIsInactiveBetweenBeingSeenAndNot() {
    let log = Log()
    var visitor = Visitor()
    let languages = ProgramLanguages(available: ["en"], source: "en")
    let program = GraphProgram(for: visitor, ReaderContainer(), languages: languages) { _ in
      Graph(Watching(log: log), schedule: { _ in })
    }
    program.apply(visitor)
    program.flush()
    #expect(log.phases.isEmpty)
    visitor.isAway = true
    program.apply(visitor)
    program.flush()
    visitor.isAway = false
    program.apply(visitor)
    program.flush()
    #expect(log.phases == [.inactive, .background, .inactive, .active])
  }
}
