import SwiftUI
import Testing

@testable import ViewGraph
@testable import WebHost

@Suite("Icons of labels in rows have the tint of controls") @MainActor
struct LabelIconTests {
  /// The symbols that a view shows in the tint.
  private func tinted(_ view: some View) -> [String] {
    let graph = Graph(NavigationStack { view })
    graph.flush()
    var names: [String] = []
    func visit(_ node: DisplayNode) {
      if case .image(let image) = node.content, case .symbol(let name) = image.source,
        node.modifiers.contains(.accented)
      {
        names.append(name)
      }
      node.children.forEach(visit)
    }
    graph.commit.map { visit($0.root) }
    return names
  }

  @Test("Of the row itself, of what leads on from it, and of what controls in it are called")
  func rows() {
    let rows = List {
      Label("a", systemImage: "bolt")
      HStack {
        Label("b", systemImage: "bell"); Spacer()
      }
      NavigationLink {
        Text("x")
      } label: {
        Label("c", systemImage: "star")
      }
      Toggle(isOn: .constant(true)) { Label("d", systemImage: "wifi") }
      LabeledContent {
        Text("x")
      } label: {
        Label("e", systemImage: "car")
      }
    }
    #expect(tinted(rows) == ["bolt", "bell", "star", "wifi", "car"])
  }

  @Test("Elsewhere they are as the text is")
  func elsewhere() {
    let views = VStack {
      Label("a", systemImage: "bolt"); Toggle(isOn: .constant(true)) { Label("b", systemImage: "bell") }
    }
    #expect(tinted(views) == [])
    let rows = List {
      Section {
        Button {
        } label: {
          Label("c", systemImage: "star")
        }
      } header: {
        Label("d", systemImage: "car")
      }
      Menu {
        Button {
        } label: {
          Label("e", systemImage: "wifi")
        }
      } label: {
        Label("f", systemImage: "trash")
      }
      Label {
        Text("g")
      } icon: {
        Image(systemName: "leaf").foregroundStyle(.green)
      }
      Text("h").contextMenu { Label("h", systemImage: "gear") }.swipeActions { Label("i", systemImage: "flag") }
    }
    #expect(tinted(rows) == [])
  }
}
