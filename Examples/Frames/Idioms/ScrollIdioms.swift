import SwiftUI

/// What scrolls, alone and among others.
struct ScrollIdioms: View {
  var body: some View {
    Group {
      Case("scroll.column") {
        ScrollView {
          VStack(spacing: 0) {
            c(100, 50).at(100, 0, 100, 50)
            c(60, 300).at(120, 50, 60, 300)
          }
        }
      }
      Case("scroll.row") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            c(50, 50).at(0, 75, 50, 50)
            c(400, 20).at(50, 90, 400, 20)
          }
        }
      }
      Case("scroll.wide-column") {
        ScrollView { VStack { c(60, 20).at(120, 0, 60, 20) }.frame(maxWidth: .infinity) }
      }
      Case("scroll.padding") { ScrollView { c(60, 20).at(120, 16, 60, 20).padding() }.at(104, 0, 92, 200) }
      Case("scroll.ends") {
        ScrollView {
          HStack {
            c(20, 20).at(0, 0, 20, 20)
            Spacer()
            c(20, 20).at(280, 0, 20, 20)
          }
        }
      }
      Case("scroll.rest") {
        VStack(spacing: 0) {
          c(300, 50).at(0, 0, 300, 50)
          ScrollView { c(100, 400).at(100, 50, 100, 400) }
        }
      }
      Case("scroll.two") {
        HStack(spacing: 0) {
          ScrollView { c(50, 20).at(90, 0, 50, 20) }
          ScrollView { c(70, 20).at(140, 0, 70, 20) }
        }
      }
      Case("scroll.band") { ScrollView { Color.red.frame(height: 40).at(0, 0, 300, 40) } }
    }
    Group {
      Case("scroll.lazy") {
        ScrollView {
          LazyVStack {
            c(20, 20).at(140, 0, 20, 20)
            c(20, 20).at(140, 28, 20, 20)
          }
        }
      }
      Case("scroll.framed") { ScrollView { c(20, 20).at(140, 75, 20, 20) }.frame(width: 100, height: 50) }
      Case("scroll.lazy-row-top") {
        ScrollView(.horizontal) {
          LazyHStack(alignment: .top) {
            c(20, 20).at(0, 0, 20, 20)
            c(20, 40).at(28, 0, 20, 40)
          }
        }
      }
      Case("scroll.overlay") {
        Color.clear.frame(width: 100, height: 100).overlay { ScrollView { c(20, 200).at(140, 50, 20, 200) } }
      }
      Case("scroll.bar") {
        ScrollView { c(100, 20).at(100, 0, 100, 20) }
          .safeAreaInset(edge: .bottom, spacing: 0) { c(300, 40).at(0, 160, 300, 40) }
      }
      Case("scroll.margins") {
        ScrollView { Color.red.frame(height: 20).at(20, 20, 260, 20) }.contentMargins(20, for: .scrollContent)
      }
      Case("scroll.leading") {
        ScrollView {
          VStack(alignment: .leading, spacing: 4) {
            c(40, 20).at(0, 0, 40, 20)
            Color.red.frame(height: 10).at(0, 24, 300, 10)
          }
        }
      }
      Case("scroll.cards") {
        ScrollView(.horizontal) {
          HStack(spacing: 12) {
            ForEach(0..<3) { index in
              RoundedRectangle(cornerRadius: 8).frame(width: 120, height: 80)
                .at(16 + CGFloat(index) * 132, 60, 120, 80)
            }
          }
          .padding(.horizontal)
        }
      }
    }
    Group {
      Case("scroll.colors") {
        ScrollView {
          Color.red.at(0, 0, 300, 10)
          Color.blue.at(0, 18, 300, 10)
        }
      }
      Case("scroll.nested") {
        ScrollView {
          VStack(spacing: 10) {
            ScrollView(.horizontal) { HStack { c(400, 30).at(0, 0, 400, 30) } }.at(0, 0, 300, 30)
            c(50, 20).at(125, 40, 50, 20)
          }
        }
      }
      Case("scroll.square") {
        ScrollView { Color.red.aspectRatio(2, contentMode: .fit).padding(10).at(0, 0, 300, 160) }
      }
      Case("scroll.geometry") { ScrollView { GeometryReader { _ in c(20, 20).at(0, 0, 20, 20) }.at(0, 0, 300, 10) } }
      Case("scroll.geometry-framed") {
        ScrollView { GeometryReader { _ in c(20, 20).at(0, 0, 20, 20) }.frame(height: 60).at(0, 0, 300, 60) }
      }
      Case("scroll.section") {
        ScrollView {
          LazyVStack(alignment: .leading, spacing: 0, pinnedViews: .sectionHeaders) {
            Section {
              c(50, 20).at(0, 24, 50, 20)
              c(50, 20).at(0, 44, 50, 20)
            } header: {
              Color.green.frame(height: 24).at(0, 0, 300, 24)
            } footer: {
              c(10, 10).at(0, 64, 10, 10)
            }
          }
        }
      }
      Case("scroll.group") {
        ScrollView {
          Group {
            c(20, 20).at(140, 0, 20, 20)
            c(20, 20).at(140, 28, 20, 20)
          }
        }
      }
      Case("scroll.each") {
        ScrollView { ForEach(0..<3) { c(20, 10).at(140, CGFloat($0) * 18, 20, 10) } }
      }
    }
  }
}
