import SwiftUITesting
import Testing

/// Views ask for the places of others in their own space.
@MainActor
struct AnchorTests {
  private struct Bounds: PreferenceKey {
    static let defaultValue: [Int: Anchor<CGRect>] = [:]

    static func reduce(value: inout [Int: Anchor<CGRect>], nextValue: () -> [Int: Anchor<CGRect>]) {
      value.merge(nextValue()) { $1 }
    }
  }

  private struct Places: View {
    var body: some View {
      HStack {
        ForEach(0..<2) { index in
          Text("tab").anchorPreference(key: Bounds.self, value: .bounds) { [index: $0] }
        }
      }
      .overlayPreferenceValue(Bounds.self) { anchors in
        GeometryReader { proxy in
          if let anchor = anchors[1] {
            Text("\(Int(proxy[anchor].minX)) \(Int(proxy[anchor].width))")
          }
        }
      }
    }
  }

  @Test func aPlaceIsToldInTheReadersSpace() throws {
    let screen = TestScreen(Places())
    #expect(screen.texts.last == "0 0")
    let targets = screen.root.all.flatMap { node in
      node.modifiers.compactMap { modifier -> EventTarget? in
        if case .onGeometry(let target) = modifier { target } else { nil }
      }
    }
    #expect(targets.count == 3)
    screen.send(.geometry(CGRect(x: 60, y: 100, width: 40, height: 20)), to: targets[1])
    screen.send(.geometry(CGRect(x: 10, y: 100, width: 90, height: 20)), to: targets[2])
    #expect(screen.texts.last == "50 40")
  }
}
