import SwiftUI

private let r = Color.red

/// Kinds of lists, labels and groups, and what stands in and around them.
struct KindIdioms: View {
  @State private var isOn = true

  var body: some View {
    Group {
      Case("kind.sidebar") { List { r.frame(height: 20).at(32, nil, 236, 20) }.listStyle(.sidebar) }
      Case("kind.inset") { List { r.frame(height: 20).at(16, nil, 268, 20) }.listStyle(.inset) }
      Case("kind.link-texts") {
        NavigationStack {
          List {
            NavigationLink(value: 1) {
              VStack(alignment: .leading) {
                Text("A").at(32, 31.75, nil, 22.1)
                Text("B").at(32, 54.85, nil, 22.1)
              }
            }
          }
        }
      }
      Case("kind.titled") {
        List {
          LabeledContent {
            c(20, 20).at(248, nil, 20, 20)
          } label: {
            Text("A").at(32, 31.75, nil, 22.1)
            Text("B").at(32, 54.85, nil, 19.5)
          }
        }
      }
      Case("kind.menu-bordered") {
        Menu {
          Button("A") {}
        } label: {
          c(50, 20)
        }
        .buttonStyle(.bordered).at(111, 83, 78, 34)
      }
      Case("kind.group") {
        ControlGroup {
          Button {
          } label: {
            c(20, 20).at(105.5, 90, 20, 20)
          }
          Button {
          } label: {
            c(40, 20).at(154.5, 90, 40, 20)
          }
        }
        .at(91.5, 83, 117, 34)
      }
    }
    Group {
      Case("kind.bars") {
        ScrollView { c(50, 500) }
          .safeAreaInset(edge: .bottom, spacing: 0) { Text("A").at(nil, 177.9, nil, 22.1) }
          .safeAreaInset(edge: .top, spacing: 0) { Text("B").at(nil, 0, nil, 22.1) }
      }
      Case("kind.columns") {
        VStack(spacing: 0) {
          Text("A").at(nil, 0, nil, 22.1)
          VStack(spacing: 0) {
            Text("B").at(nil, 22.1, nil, 22.1)
            List { c(50, 500) }.at(0, 44.2, 300, 133.7)
          }
          Text("C").at(nil, 177.9, nil, 22.1)
        }
      }
      Case("kind.circle-behind") { c(80, 40).background(.yellow, in: Circle()).at(110, 80, 80, 40) }
    }
  }
}
