import Testing

@testable import ViewGraph

/// A shadow of what is seen through lies on it, and not on room around it: a filter outside would hide what is behind.
@MainActor
@Suite struct MaterialShadowTests {
  private func shadowed(_ view: some View) -> DisplayNode? {
    func find(_ node: DisplayNode) -> DisplayNode? {
      let hasShadow = node.modifiers.contains { if case .shadow = $0 { true } else { false } }
      return hasShadow ? node : node.children.lazy.compactMap(find).first
    }
    return find(TestHost(view).root)
  }

  private func hasMaterial(_ node: DisplayNode?) -> Bool {
    node?.modifiers.contains { if case .background(.material, _) = $0 { true } else { false } } ?? false
  }

  @Test func ofAMaterialInRoomItLiesOnTheMaterial() {
    let bar = Text("a").background(.thinMaterial, in: Capsule())
    #expect(hasMaterial(shadowed(bar.padding(8).shadow(radius: 4))))
    #expect(hasMaterial(shadowed(bar.shadow(radius: 4))))
  }

  @Test func ofAnythingElseInRoomItLiesAround() {
    let node = shadowed(Text("a").background(.red).padding(8).shadow(radius: 4))
    #expect(node != nil && !hasMaterial(node))
  }
}
