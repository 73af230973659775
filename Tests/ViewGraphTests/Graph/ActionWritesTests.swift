import Testing

@testable import ViewGraph

/// What an action sets twice with different animations is told to the views twice.
@MainActor
struct ActionWritesTests {
  private struct Page: View {
    @State private var progress = 1
    @State private var other = "a"
    let log: (String) -> Void
    var reversed = false

    var body: some View {
      Button("\(progress)\(other)") {
        if reversed {
          withAnimation(.linear(duration: 2)) { progress = 5 }
          progress = 6
          other = "b"
        } else {
          progress = 0
          withAnimation(.linear(duration: 2)) {
            progress = 1
            other = "b"
          }
        }
        log("\(progress)\(other)")
      }
    }
  }

  private func commits(reversed: Bool) -> (seen: [String], commits: [String], shown: [String]) {
    var seen: [String] = []
    let host = TestHost(Page(log: { seen.append($0) }, reversed: reversed))
    var commits: [String] = []
    host.graph.onCommit = { commit in
      commits.append("\(commit.root.text) \(commit.animation?.duration ?? -1) \(commit.isFollowed)")
    }
    let targets = host.nodes.compactMap { if case .button(let button) = $0.content { button.target } else { nil } }
    host.send(.press, to: targets[0])
    return (seen, commits, host.texts)
  }

  @Test func aMovementBeginsWhereTheActionSays() {
    let result = commits(reversed: false)
    #expect(result.commits == ["0a 0.0 true", "1b 2.0 false"])
    #expect(result.shown == ["1b"])
    #expect(result.seen == ["1b"])
  }

  @Test func whatIsSetAfterwardsIsNotAnimated() {
    let result = commits(reversed: true)
    #expect(result.commits == ["5a 2.0 true", "6b 0.0 false"])
    #expect(result.seen == ["6b"])
  }

  @Test func whatIsSetOnceIsOneTransaction() {
    struct Once: View {
      @State private var count = 0
      @State private var name = "a"

      var body: some View {
        Button("\(count)\(name)") {
          count += 1
          count += 1
          withAnimation { name = "b" }
        }
      }
    }
    let host = TestHost(Once())
    var commits = 0
    host.graph.onCommit = { _ in commits += 1 }
    let targets = host.nodes.compactMap { if case .button(let button) = $0.content { button.target } else { nil } }
    host.send(.press, to: targets[0])
    #expect(commits == 1)
    #expect(host.texts == ["2b"])
  }
}
