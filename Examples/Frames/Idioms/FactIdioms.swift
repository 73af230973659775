import SwiftUI

/// What was measured with Apple's own SwiftUI and is compared nowhere else.
struct FactIdioms: View {
  var body: some View {
    Group {
      // A row with a vertical divider takes all the height that it is offered.
      Case("fact.divider-all") {
        VStack(spacing: 0) {
          c(20, 21)
          HStack {
            Text("A")
            Divider().at(nil, 21, 1, 179)
            c(20, 20)
          }
          .at(nil, 21, nil, 179)
        }
      }
      // A gap is nothing high in a row.
      Case("fact.gap-height") {
        HStack(spacing: 0) {
          c(20, 20)
          Spacer()
        }
        .at(0, 90, 300, 20)
      }
      // A scroll view in a row with a text takes its natural length across.
      Case("fact.scroll-row") {
        HStack(spacing: 0) {
          ScrollView { c(60, 300) }.at(nil, 0, 60, 200)
          Text("A").at(nil, 88.95, nil, 22.1)
        }
      }
      // Between texts in a row there are 8 points.
      Case("fact.texts-row") {
        HStack {
          Text("A").frame(width: 20).at(126, nil, 20, 22.1)
          Text("B").frame(width: 20).at(154, nil, 20, 22.1)
        }
      }
      // Grouped lists: rows 16 from the screen, their content 16 further, rows 31.5 higher than their content, 24 between sections.
      Case("fact.list-sections") {
        List {
          Section {
            c(50, 24.5).at(32, 31.75, 50, 24.5)
            c(50, 24.5).at(32, 87.75, 50, 24.5)
          }
          Section { c(50, 24.5).at(32, 167.75, 50, 24.5) }
        }
      }
      Case("fact.padding") { c(100, 20).padding().at(84, 74, 132, 52) }
      Case("fact.padding-inside") {
        Color.yellow.padding().background(Color.red.at(50, 50, 200, 100)).frame(width: 200, height: 100)
      }
      Case("fact.padding-outside") {
        Color.yellow.background(Color.red.at(66, 66, 168, 68)).padding().frame(width: 200, height: 100)
      }
      Case("fact.buttons") {
        VStack(spacing: 0) {
          bordered.at(111, 44.75, 78, 34)
          bordered.controlSize(.mini).at(115, 78.75, 70, 26.5)
          bordered.controlSize(.large).at(101, 105.25, 98, 50)
        }
      }
      Case("fact.progress") {
        VStack(spacing: 0) {
          ProgressView(value: 0.5).at(0, 88, 300, 4)
          ProgressView().at(140, 92, 20, 20)
        }
      }
    }
    Group {
      TextGap("largeTitle", .largeTitle)
      TextGap("title", .title)
      TextGap("title2", .title2)
      TextGap("title3", .title3)
      TextGap("body", .body)
      TextGap("callout", .callout)
      TextGap("subheadline", .subheadline)
      TextGap("footnote", .footnote)
      TextGap("caption", .caption)
    }
  }

  private var bordered: some View {
    Button {
    } label: {
      c(50, 20)
    }.buttonStyle(.bordered)
  }
}

/// A text between boxes, and between texts of the usual size.
private struct TextGap: View {
  let name: String
  let font: Font

  init(_ name: String, _ font: Font) {
    self.name = name
    self.font = font
  }

  var body: some View {
    Case("gap.\(name)") {
      VStack {
        Text("A").probe("before")
        Text("A").font(font).probe("first")
        c(20, 10).probe("below")
        Text("A").font(font).probe("text")
        Text("A").probe("after")
      }
    }
  }
}
