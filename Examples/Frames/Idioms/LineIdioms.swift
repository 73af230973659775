import SwiftUI

private let r = Color.red

/// Texts of several lines, of other sizes, and on common baselines.
struct LineIdioms: View {
  var body: some View {
    Group {
      Case("line.spacing") { Text("A\nB\nC").lineSpacing(5).at(nil, 61.8, nil, 76.3) }
      Case("line.empty") {
        VStack(spacing: 0) {
          Text("")
          c(20, 20).at(140, 90, 20, 20)
        }
      }
      Case("line.blank") { Text(" ").at(nil, 88.95, nil, 22.1) }
      Case("line.first") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A").padding(.top, 10).at(nil, 83.95, nil, 32.1)
          Text("B").at(nil, 93.95, nil, 22.1)
        }
      }
      Case("line.last") {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          Text("A\nB").at(nil, 77.9, nil, 44.2)
          Text("C").at(nil, 100, nil, 22.1)
        }
      }
      Case("line.first-of-two") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          Text("A\nB").at(nil, 77.9, nil, 44.2)
          Text("C").at(nil, 77.9, nil, 22.1)
        }
      }
      Case("line.boxes") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          c(20, 40).at(130, 80, 20, 40)
          c(20, 20).at(150, 100, 20, 20)
        }
      }
      Case("line.column-base") {
        HStack(alignment: .lastTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("A").at(nil, 77.9, nil, 22.1)
            Text("B").at(nil, 100, nil, 22.1)
          }
          Text("C").at(nil, 100, nil, 22.1)
        }
      }
      Case("line.column-first") {
        HStack(alignment: .firstTextBaseline, spacing: 0) {
          VStack(spacing: 0) {
            Text("A").at(nil, 77.9, nil, 22.1)
            Text("B").at(nil, 100, nil, 22.1)
          }
          Text("C").at(nil, 77.9, nil, 22.1)
        }
      }
      Case("line.reserved-row") {
        HStack(spacing: 0) {
          Text("A").lineLimit(2, reservesSpace: true).at(nil, 77.9, nil, 44.2)
          c(20, 20).at(nil, 90, 20, 20)
        }
      }
    }
    Group {
      Case("line.fixed") { Text("Some rather long text").fixedSize().frame(width: 20).at(140, nil, 20, 22.1) }
      Case("line.least") { Text("A").frame(minWidth: 80).at(110, nil, 80, 22.1) }
      Case("line.low") { Text("A").frame(height: 10).at(nil, 95, nil, 10) }
      Case("line.trailing") { Text("A").frame(maxWidth: .infinity, alignment: .trailing).at(0, nil, 300, 22.1) }
      Case("line.x-small") { Text("A").dynamicTypeSize(.xSmall).at(nil, nil, nil, 18.2) }
      Case("line.large") { Text("A").dynamicTypeSize(.xxxLarge).at(nil, nil, nil, 29.9) }
      Case("line.accessible") { Text("A").dynamicTypeSize(.accessibility5).at(nil, nil, nil, 68.9) }
      Case("line.category") {
        Text("A").environment(\.sizeCategory, .accessibilityMedium).at(nil, nil, nil, 36.4)
      }
      Case("line.styles") {
        VStack(spacing: 0) {
          Text("A").font(.caption).at(nil, 65.55, nil, 28.6)
          Text("A").font(.title3).at(nil, 94.15, nil, 40.3)
        }
        .dynamicTypeSize(.accessibility1)
      }
      Case("line.limited-type") {
        Text("A").dynamicTypeSize(...DynamicTypeSize.large).dynamicTypeSize(.accessibility5).at(nil, nil, nil, 22.1)
      }
    }
    Group {
      Case("line.badge") {
        Text("A").frame(width: 40, height: 40).background(r, in: .circle)
          .overlay(alignment: .topTrailing) { c(12, 12).offset(x: 4, y: -4) }.at(130, 80, 40, 40)
      }
      Case("line.tag") {
        Text("A").frame(width: 30).padding(.horizontal, 10).padding(.vertical, 4).background(r, in: .capsule)
          .at(125, 84.95, 50, 30.1)
      }
      Case("line.card") {
        VStack(alignment: .leading, spacing: 4) {
          Text("A").at(16, nil, nil, 22.1)
          Text("B").at(16, nil, nil, 22.1)
        }
        .frame(maxWidth: .infinity, alignment: .leading).padding().background(r, in: .rect(cornerRadius: 8))
        .at(0, 59.9, 300, 80.2)
      }
      Case("line.ends") {
        HStack {
          Text("A").at(0, nil, nil, 22.1)
          Spacer()
          Text("B").frame(width: 30).at(270, nil, 30, 22.1)
        }
      }
      Case("line.over-line") {
        VStack {
          Text("A").at(nil, 69.55, nil, 22.1)
          Divider().at(0, 101.7, 300, 1)
          Text("B").at(nil, 108.35, nil, 22.1)
        }
      }
      Case("line.over-button") {
        VStack {
          Text("A").at(nil, 77.4, nil, 22.1)
          Button("B") {}.at(nil, 100.5, nil, 22.1)
        }
      }
      Case("line.concatenated") { (Text("A") + Text("B").bold()).at(nil, 88.95, nil, 22.1) }
    }
  }
}
