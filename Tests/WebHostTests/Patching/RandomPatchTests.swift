import Testing
import ViewGraph

@testable import WebHost

@Suite("Patches bring any page to any tree")
struct RandomPatchTests {
  @Test("Applied patches leave the page that a fresh rendering makes", arguments: 0..<8)
  func equivalence(part: Int) throws {
    for seed in 0..<50 {
      var trees = RandomTrees(seed: UInt64(part * 1_000 + seed + 1))
      var tree = trees.tree()
      var renderer = Renderer.forTests()
      let first = renderer.replacement(tree)
      let page = try SimulatedPage(html(first))
      for step in 0..<6 {
        tree = trees.changed(tree)
        let patches = renderer.patches(to: tree)
        for patch in patches {
          do {
            try page.apply(patch)
          } catch {
            Issue.record("seed \(part * 1_000 + seed), step \(step): \(error) in \(patch)")
            return
          }
        }
        var fresh = Renderer.forTests()
        let expected = try SimulatedPage(html(fresh.replacement(tree))).canonical
        let actual = page.canonical
        if actual != expected {
          let place = max(0, actual.commonPrefix(with: expected).count - 60)
          Issue.record(
            """
            seed \(part * 1_000 + seed), step \(step):
            is        …\(actual.dropFirst(place).prefix(160))
            should be …\(expected.dropFirst(place).prefix(160))
            \(patches.map { String(describing: $0).prefix(200) })
            """)
          return
        }
      }
    }
  }

  private func html(_ patches: [Patch]) -> String {
    for case .replace(.root, let html) in patches { return html.string }
    return ""
  }
}
