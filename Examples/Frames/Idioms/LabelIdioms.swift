import SwiftUI

/// Labels, groups and controls whose parts are boxes.
struct LabelIdioms: View {
  var body: some View {
    labels
  }

  private var labels: some View {
    Group {
      Case("label.icon-only") {
        Label {
          Text("A")
        } icon: {
          c(20, 20).at(140, 90, 20, 20)
        }
        .labelStyle(.iconOnly)
      }
      Case("label.title-only") {
        Label {
          c(60, 20).at(120, 90, 60, 20)
        } icon: {
          c(20, 20)
        }
        .labelStyle(.titleOnly)
      }
      Case("label.own") {
        Label {
          c(60, 20).at(120, 95, 60, 20)
        } icon: {
          c(20, 10).at(140, 85, 20, 10)
        }
        .labelStyle(Above())
      }
      Case("label.link") { Link(destination: URL(filePath: "/")) { c(60, 20).at(120, 90, 60, 20) } }
      Case("label.link-fill") {
        Link(destination: URL(filePath: "/")) { c(60, 20).frame(maxWidth: .infinity) }.at(0, 90, 300, 20)
      }
      Case("label.menu") {
        Menu {
          Button("A") {}
        } label: {
          c(60, 20).padding(10).background(.yellow)
        }
        .at(110, 80, 80, 40)
      }
      Case("label.menu-fill") {
        Menu {
          Button("A") {}
        } label: {
          c(60, 20).frame(maxWidth: .infinity, alignment: .leading)
        }
        .at(0, 90, 300, 20)
      }
      Case("label.labeled") {
        LabeledContent {
          c(40, 20).at(260, 90, 40, 20)
        } label: {
          c(60, 20).at(0, 90, 60, 20)
        }
        .at(0, 90, 300, 20)
      }
      Case("label.labeled-framed") {
        LabeledContent {
          c(40, 20).at(210, 90, 40, 20)
        } label: {
          c(60, 20).at(50, 90, 60, 20)
        }
        .frame(width: 200)
      }
    }
  }
}

/// The icon above the title.
private struct Above: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 0) {
      configuration.icon
      configuration.title
    }
  }
}
