import SwiftUI

private let r = Color.red

/// Who is asked first, and modifiers in their order.
struct OrderIdioms: View {
  var body: some View {
    Group {
      Case("order.cover-clipped") {
        HStack(spacing: 0) {
          r.aspectRatio(2, contentMode: .fill).frame(width: 100, height: 100).clipped().at(100, 50, 100, 100)
        }
      }
      Case("order.bottom") {
        ZStack {
          r.at(0, 0, 300, 200)
          VStack {
            Spacer()
            c(300, 40).at(0, 160, 300, 40)
          }
        }
      }
      Case("order.cell") {
        HStack(alignment: .top) {
          c(20, 20).at(0, 86, 20, 20)
          VStack(alignment: .leading) {
            c(50, 10).at(28, 86, 50, 10)
            c(30, 10).at(28, 104, 30, 10)
          }
          Spacer()
        }
      }
      Case("order.least-first") {
        HStack(spacing: 0) {
          r.frame(minWidth: 120).at(0, 0, 120, 200)
          r.at(120, 0, 90, 200)
          r.at(210, 0, 90, 200)
        }
      }
      Case("order.most") {
        HStack(spacing: 0) {
          r.frame(maxWidth: 50).at(0, 0, 50, 200)
          r.at(50, 0, 170, 200)
          r.frame(maxWidth: 80).at(220, 0, 80, 200)
        }
      }
      Case("order.badge") {
        r.frame(width: 100, height: 100).overlay(alignment: .bottomTrailing) {
          c(20, 20).at(174, 124, 20, 20).padding(6)
        }
      }
      Case("order.behind") { c(40, 40).background(alignment: .topLeading) { c(60, 60).at(130, 80, 60, 60) } }
      Case("order.turned") {
        HStack(spacing: 0) {
          c(40, 20).rotationEffect(.degrees(90))
          c(40, 20).at(150, 90, 40, 20).scaleEffect(1)
        }
      }
    }
    Group {
      Case("order.sideways") {
        ScrollView(.horizontal) {
          HStack(spacing: 10) {
            ForEach(0..<5) { c(80, 60).at(20 + CGFloat($0) * 90, 70, 80, 60) }
          }
          .padding(.horizontal, 20)
        }
      }
      Case("order.lazy") {
        ScrollView {
          LazyVStack(alignment: .trailing, spacing: 5) {
            c(40, 20).at(260, 0, 40, 20)
            c(40, 20).at(260, 25, 40, 20)
          }
        }
      }
      Case("order.gap-framed") {
        VStack {
          c(20, 20).at(140, 50, 20, 20)
          Spacer(minLength: 0)
          c(20, 20).at(140, 130, 20, 20)
        }
        .frame(height: 100)
      }
      Case("order.leading") {
        VStack(spacing: 0) {
          c(50, 20).at(0, 80, 50, 20).frame(maxWidth: .infinity, alignment: .leading)
          c(50, 20).at(250, 100, 50, 20).frame(maxWidth: .infinity, alignment: .trailing)
        }
      }
      Case("order.ratios") {
        HStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fit).at(0, 25, 150, 150)
          r.aspectRatio(2, contentMode: .fit).at(150, 62.5, 150, 75)
        }
      }
      Case("order.ratio-rest") {
        VStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fit).at(100, 0, 100, 100)
          r.at(0, 100, 300, 100)
        }
      }
      Case("order.circles") {
        VStack(spacing: 0) {
          Circle().at(70, 0, 160, 160)
          Circle().frame(height: 40).at(130, 160, 40, 40)
        }
      }
    }
    Group {
      Case("order.square-text") {
        VStack(spacing: 0) {
          r.aspectRatio(1, contentMode: .fit).at(61.05, 0, 177.9, 177.9)
          Text("A").at(nil, 177.9, nil, 22.1)
        }
      }
      Case("order.circle-text") {
        HStack(spacing: 0) {
          Circle().at(0, 0, 200, 200)
          Text("A").frame(width: 50).at(200, nil, 50, 22.1)
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Case("order.limit-text") {
        VStack(spacing: 0) {
          HStack(spacing: 0) { r.frame(maxHeight: 400).at(0, 0, 300, 177.9) }
          Text("A").at(nil, 177.9, nil, 22.1)
        }
      }
      Case("order.inset-circle") {
        c(40, 40).background { Circle().inset(by: -20).fill(.red) }.at(130, 80, 40, 40)
      }
      Case("order.bars") {
        r.at(0, 38, 300, 124).safeAreaInset(edge: .top) { c(300, 30).at(0, 0, 300, 30) }
          .safeAreaInset(edge: .bottom) { c(300, 30).at(0, 170, 300, 30) }
      }
      // Those of the highest priority tell the size of what lies on each other; others are offered that.
      Case("order.priority-z") {
        ZStack {
          r.layoutPriority(-1).at(120, 80, 60, 40)
          c(60, 40).at(120, 80, 60, 40)
        }
      }
      Case("order.priority-text") {
        ZStack {
          c(200, 100).at(50, 50, 200, 100).layoutPriority(-1)
          Text("A").frame(width: 50).layoutPriority(1)
        }
        .at(125, 88.95, 50, 22.1)
      }
      Case("order.bar-hugging") {
        c(100, 50).at(100, 66, 100, 50).safeAreaInset(edge: .bottom) { c(4, 10).at(148, 124, 4, 10) }
      }
    }
  }
}
