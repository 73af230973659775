import SwiftUI

/// Lists, forms and stacks of pages, by the measures that are known of the phone.
struct ListIdioms: View {
  @State private var isOn = true
  @State private var count = 1
  @State private var level = 0.5

  var body: some View {
    Group {
      Case("list.plain") {
        List {
          c(50, 24.5).at(16, nil, 50, 24.5)
          Color.red.frame(height: 20).at(16, nil, 268, 20)
        }
        .listStyle(.plain)
      }
      Case("list.inset") { List { Color.red.frame(height: 20).at(32, nil, 236, 20) } }
      Case("list.form") { Form { Color.red.frame(height: 20).at(32, nil, 236, 20) } }
      Case("list.row-insets") {
        List { Color.red.frame(height: 20).at(16, nil, 268, 20).listRowInsets(EdgeInsets()) }
      }
      Case("list.row-insets-plain") {
        List {
          Color.red.frame(height: 50).at(5, 0, 295, 50)
            .listRowInsets(EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
          Color.red.frame(height: 50).at(0, 50, 300, 50).listRowInsets(EdgeInsets())
        }
        .listStyle(.plain)
      }
      Case("list.toggle") { List { Toggle("On", isOn: $isOn).at(32, nil, 236, 30) } }
      Case("list.row") {
        List {
          HStack {
            c(20, 20).at(32, nil, 20, 20)
            Spacer()
            c(20, 20).at(248, nil, 20, 20)
          }
        }
      }
      Case("list.controls") {
        Form {
          c(50, 24.5).at(32, 31.75, 50, 24.5)
          Toggle("On", isOn: $isOn).at(32, 83, 236, 30)
          Stepper("Count", value: $count).at(32, 134, 236, 32)
          Slider(value: $level).at(32, 186.5, 236, 31)
        }
      }
      Case("list.control-insets") {
        List { Toggle("On", isOn: $isOn).at(16, 23, 268, 30).listRowInsets(EdgeInsets()) }
      }
      Case("list.badge") { List { Text("Row").badge(3).at(32, nil, 236, 22.1) } }
      Case("list.ratio") { List { Color.red.aspectRatio(2, contentMode: .fit).at(32, nil, 236, 118) } }
    }
    Group {
      Case("pages.untitled") { NavigationStack { c(40, 20).at(130, 90, 40, 20) } }
      Case("pages.fill") { NavigationStack { Color.red.at(0, 0, 300, 200) } }
      Case("pages.titled") { NavigationStack { Color.red.navigationTitle("Title").at(0, 116.5, 300, 83.5) } }
      Case("pages.inline") {
        NavigationStack {
          Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline).at(0, 64, 300, 136)
        }
      }
      Case("pages.hidden") {
        NavigationStack { Color.red.navigationTitle("Title").toolbar(.hidden, for: .navigationBar).at(0, 0, 300, 200) }
      }
      Case("pages.scroll") {
        NavigationStack {
          ScrollView {
            VStack(spacing: 0) {
              c(60, 20).at(120, 0, 60, 20)
              Color.red.frame(height: 30).at(0, 20, 300, 30)
            }
          }
        }
      }
    }
  }
}
