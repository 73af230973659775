import SwiftUI

private let r = Color.red

/// Rows of lists and forms, by kinds of content and style.
struct FormIdioms: View {
  @State private var isOn = true
  @State private var words = ""
  @State private var count = 1
  @State private var date = Date(timeIntervalSince1970: 1_700_000_000)

  var body: some View {
    Group {
      Case("form.rows") {
        Form {
          LabeledContent("A", value: "B").at(32, nil, 236, 22.1)
          TextField("Name", text: $words).at(32, nil, 236, nil)
          Button("A") {}.at(32, nil, nil, 22.1)
        }
      }
      Case("form.choices") {
        Form {
          Picker("Pick", selection: $count) { Text("A").tag(1) }.at(32, nil, 236, nil)
          DatePicker("Date", selection: $date, displayedComponents: .date).at(32, nil, 236, nil)
          Toggle("On", isOn: $isOn).at(32, nil, 236, 30)
        }
      }
      Case("form.button-wide") {
        Form {
          Button {
          } label: {
            c(50, 20).frame(maxWidth: .infinity)
          }.at(32, nil, 236, 20)
        }
      }
      Case("form.segments") {
        Form {
          Picker("Pick", selection: $count) {
            Text("A").tag(1)
            Text("B").tag(2)
          }
          .pickerStyle(.segmented).at(32, nil, 236, 31)
        }
      }
      Case("form.progress") { Form { ProgressView(value: 0.5).at(32, nil, 236, 4) } }
      Case("form.row") {
        Form {
          HStack {
            Text("A").at(32, nil, nil, 22.1)
            Spacer()
            c(20, 20).at(248, nil, 20, 20)
          }
        }
      }
      Case("form.stack") {
        List {
          VStack(alignment: .leading, spacing: 0) {
            Text("A").at(32, nil, nil, 22.1)
            c(30, 10).at(32, nil, 30, 10)
          }
        }
      }
      Case("form.grouped") { List { r.frame(height: 20).at(16, nil, 268, 20) }.listStyle(.grouped) }
      Case("form.plain-row") {
        List {
          r.frame(height: 40).at(16, nil, 268, 40)
        }
        .listStyle(.plain).listRowSpacing(0)
      }
    }
    Group {
      Case("form.section-gap") {
        List {
          Section { r.frame(height: 24.5).at(32, 31.75, 236, 24.5) }
          Section { r.frame(height: 24.5).at(32, 111.75, 236, 24.5) }
        }
      }
      Case("form.section-spacing") {
        List {
          Section { r.frame(height: 24.5).at(32, 31.75, 236, 24.5) }
          Section { r.frame(height: 24.5).at(32, 97.75, 236, 24.5) }
        }
        .listSectionSpacing(10)
      }
      Case("form.row-spacing") {
        List {
          r.frame(height: 24.5).at(32, 31.75, 236, 24.5)
          r.frame(height: 24.5).at(32, 97.75, 236, 24.5)
        }
        .listRowSpacing(10)
      }
      Case("form.row-height") {
        List {
          r.frame(height: 20).at(32, 56, 236, 20)
          r.frame(height: 20).at(32, 156, 236, 20)
        }
        .environment(\.defaultMinListRowHeight, 100)
      }
      Case("form.scroll-back") {
        List { r.frame(height: 20) }.scrollContentBackground(.hidden).at(0, 0, 300, 200)
      }
      Case("form.disclosure") { List { DisclosureGroup("A") { Text("B") }.at(32, nil, 236, nil) } }
      Case("form.link") { NavigationStack { List { NavigationLink(value: 1) { c(20, 20).at(32, nil, 20, 20) } } } }
      Case("form.below") {
        VStack(spacing: 0) {
          c(300, 40).at(0, 0, 300, 40)
          List { r.frame(height: 20).at(32, nil, 236, 20) }.at(0, 40, 300, 160)
        }
      }
      Case("form.each") {
        List(0..<2, id: \.self) { i in
          r.frame(height: 24.5).at(32, 31.75 + CGFloat(i) * 56, 236, 24.5)
        }
      }
      Case("form.insets-edge") {
        List {
          r.frame(height: 20).at(40, 25, 240, 20).listRowInsets(EdgeInsets(top: 9, leading: 24, bottom: 9, trailing: 4))
        }
        .environment(\.defaultMinListRowHeight, 10)
      }
    }
  }
}
