import SwiftUI

private let r = Color.red

/// Lists, forms and tabs of a phone.
struct PhoneListIdioms: View {
  @State private var isOn = true
  @State private var words = ""
  @State private var level = 0.5
  @State private var count = 1

  var body: some View {
    Group {
      Phone("phone.list") {
        NavigationStack {
          List {
            c(50, 24.5).at(32, 148.25, 50, 24.5)
            r.frame(height: 24.5).at(32, 204.25, 338, 24.5)
          }
          .navigationTitle("Title")
        }
      }
      Phone("phone.list-inline") {
        NavigationStack {
          List {
            c(50, 24.5).at(32, 95.75, 50, 24.5)
            r.frame(height: 24.5).at(32, 151.75, 338, 24.5)
          }
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
        }
      }
      Phone("phone.form") {
        NavigationStack {
          Form {
            Section {
              Toggle("On", isOn: $isOn).at(32, nil, 338, 30)
              Stepper("Count", value: $count).at(32, nil, 338, 32)
              Slider(value: $level).at(32, nil, 338, 31)
            }
            Section {
              TextField("Name", text: $words).at(32, nil, 338, nil)
              Picker("Pick", selection: $count) { Text("A").tag(1) }.at(32, nil, 338, nil)
              LabeledContent("A", value: "B").at(32, nil, 338, 22.1)
            }
          }
          .navigationTitle("Title")
        }
      }
      Phone("phone.list-plain") {
        List {
          r.frame(height: 40).at(16, nil, 370, 40)
          c(50, 24.5).at(16, nil, 50, 24.5)
        }
        .listStyle(.plain)
      }
      Phone("phone.list-sections") {
        List {
          Section("A") { r.frame(height: 24.5).at(32, nil, 338, 24.5) }
          Section {
            r.frame(height: 24.5).at(32, nil, 338, 24.5)
          } header: {
            Text("B").at(32, nil, nil, nil)
          } footer: {
            Text("C").at(32, nil, nil, nil)
          }
        }
      }
      Phone("phone.list-cards") {
        List {
          ForEach(0..<2, id: \.self) { _ in
            HStack(spacing: 12) {
              c(40, 40).at(32, nil, 40, 40)
              VStack(alignment: .leading, spacing: 4) {
                c(100, 16).at(84, nil, 100, 16)
                c(60, 12).at(84, nil, 60, 12)
              }
              Spacer()
              c(20, 20).at(350, nil, 20, 20)
            }
          }
        }
      }
      Phone("phone.tabs") {
        TabView {
          Tab("A", systemImage: "star") { r.at(0, 0, 402, nil) }
          Tab("B", systemImage: "star") { c(20, 20) }
        }
      }
      Phone("phone.tabs-pages") {
        TabView {
          Tab("A", systemImage: "star") {
            NavigationStack {
              List { r.frame(height: 24.5).at(32, 148.25, 338, 24.5) }.navigationTitle("Title")
            }
          }
        }
      }
    }
  }
}
