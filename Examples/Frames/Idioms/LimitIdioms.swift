import SwiftUI

private let r = Color.red

/// Least, ideal and greatest lengths in all combinations, lengths of containers, and what is too long for its place.
struct LimitIdioms: View {
  var body: some View {
    Group {
      Case("limit.least-most") { c(40, 20).at(130, 90, 40, 20).frame(minWidth: 60, maxWidth: 100).at(100, 90, 100, 20) }
      Case("limit.ideal") {
        c(40, 20).at(130, 90, 40, 20).frame(minWidth: 60, idealWidth: 80, maxWidth: 100).at(110, 90, 80, 20).fixedSize()
      }
      Case("limit.ideal-color") { r.frame(idealWidth: 80).frame(height: 20).at(110, 90, 80, 20).fixedSize() }
      Case("limit.smaller") { c(40, 20).at(130, 90, 40, 20).frame(maxWidth: 30).at(135, 90, 30, 20) }
      Case("limit.height") {
        c(40, 20).at(130, 90, 40, 20).frame(minHeight: 50, maxHeight: .infinity).at(130, 0, 40, 200)
      }
      Case("limit.both") { r.frame(maxWidth: 100, maxHeight: 50).at(100, 75, 100, 50) }
      Case("limit.row") {
        HStack(spacing: 0) {
          r.frame(minWidth: 50, maxWidth: 80).at(0, 0, 80, 200)
          r.at(80, 0, 220, 200)
        }
      }
      Case("limit.row-over") {
        HStack(spacing: 0) {
          r.frame(minWidth: 50, maxWidth: 80).at(-5, 0, 50, 200)
          c(260, 20).at(45, 90, 260, 20)
        }
      }
      Case("limit.row-ideal") {
        HStack(spacing: 0) {
          r.frame(minWidth: 50, idealWidth: 60, maxWidth: 80).at(105, 0, 60, 200)
          c(30, 20).at(165, 90, 30, 20)
        }
        .fixedSize(horizontal: true, vertical: false)
      }
      Case("limit.least-ideal") {
        r.frame(minWidth: 50, idealWidth: 60).frame(height: 20).at(0, 90, 300, 20)
      }
      Case("limit.ideal-most") {
        c(40, 20).frame(idealWidth: 60, maxWidth: 100).at(100, 90, 100, 20)
      }
      Case("limit.ideal-height-scroll") {
        ScrollView { r.frame(minHeight: 20, idealHeight: 50, maxHeight: 80).at(0, 0, 300, 50) }
      }
      Case("limit.least-scroll") { ScrollView { r.frame(minHeight: 40).at(0, 0, 300, 40) } }
      Case("limit.most-scroll") { ScrollView { r.frame(maxHeight: 80).at(0, 0, 300, 10) } }
    }
    Group {
      Case("long.column") {
        VStack(spacing: 0) {
          c(50, 120).at(125, -20, 50, 120)
          c(50, 120).at(125, 100, 50, 120)
        }
      }
      Case("long.column-in-row") {
        HStack(spacing: 0) {
          VStack(spacing: 0) {
            c(50, 120).at(115, -20, 50, 120)
            c(50, 120).at(115, 100, 50, 120)
          }
          c(20, 20).at(165, 90, 20, 20)
        }
      }
      Case("long.column-in-z") {
        ZStack {
          VStack(spacing: 0) {
            c(50, 150).at(125, -50, 50, 150)
            c(50, 150).at(125, 100, 50, 150)
          }
          c(20, 20).at(140, 90, 20, 20)
        }
      }
      Case("long.column-framed") {
        VStack(spacing: 0) {
          c(50, 80).at(125, 20, 50, 80)
          c(50, 80).at(125, 100, 50, 80)
        }
        .frame(height: 100).at(125, 50, 50, 100)
      }
      Case("long.column-top") {
        VStack(spacing: 0) {
          c(50, 80).at(125, 50, 50, 80)
          c(50, 80).at(125, 130, 50, 80)
        }
        .frame(height: 100, alignment: .top)
      }
      Case("long.column-padded") {
        VStack(spacing: 0) {
          c(50, 120).at(125, -20, 50, 120)
          c(50, 120).at(125, 100, 50, 120)
        }
        .padding(10).at(115, -30, 70, 260)
      }
      Case("long.column-color") {
        VStack(spacing: 0) {
          c(50, 120).at(125, -20, 50, 120)
          r.at(0, 100, 300, 0)
          c(50, 120).at(125, 100, 50, 120)
        }
      }
      Case("long.column-in-column") {
        VStack(spacing: 0) {
          VStack(spacing: 0) {
            c(50, 100).at(125, -25, 50, 100)
            c(50, 100).at(125, 75, 50, 100)
          }
          c(20, 50).at(140, 175, 20, 50)
        }
      }
      Case("long.text-column") {
        VStack(spacing: 0) {
          c(50, 120).at(125, -31.05, 50, 120)
          Text("A").at(nil, 88.95, nil, 22.1)
          c(50, 120).at(125, 111.05, 50, 120)
        }
      }
    }
    Group {
      Case("part.height") { ScrollView { r.containerRelativeFrame(.vertical).frame(width: 100).at(100, 0, 100, 200) } }
      Case("part.aligned") {
        ScrollView {
          r.frame(width: 100).at(0, 0, 100, 10).containerRelativeFrame(.horizontal, alignment: .leading).at(
            0, 0, 300, 10)
        }
      }
      Case("part.function") {
        ScrollView {
          c(300, 10)
          r.containerRelativeFrame(.horizontal) { length, _ in length / 2 }.frame(height: 20).at(75, 18, 150, 20)
        }
      }
      Case("part.rows") {
        ScrollView {
          VStack(spacing: 10) {
            r.containerRelativeFrame(.vertical, count: 2, spacing: 10).at(0, 0, 300, 95)
            r.containerRelativeFrame(.vertical, count: 2, spacing: 10).at(0, 105, 300, 95)
          }
        }
      }
      Case("part.framed") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            c(20, 20).at(0, 90, 20, 20).frame(height: 20)
              .containerRelativeFrame(.horizontal, count: 3, spacing: 0, alignment: .leading).at(0, 90, 100, 20)
            r.frame(height: 30).containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 0).padding(5)
              .at(100, 80, 210, 40)
          }
        }
      }
      Case("part.axes") {
        ScrollView(.horizontal) {
          HStack(spacing: 0) {
            r.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
              axis == .horizontal ? length / 3 : length / 2
            }
            .at(0, 50, 100, 100)
          }
        }
      }
      Case("part.frame-beside") {
        ScrollView {
          r.frame(width: 50, height: 20).at(125, 90, 50, 20).containerRelativeFrame([.horizontal, .vertical]).at(
            0, 0, 300, 200)
        }
      }
      Case("part.background") {
        ScrollView {
          c(40, 20).at(130, 10, 40, 20).padding(10).containerRelativeFrame(.horizontal).background(.yellow).at(
            0, 0, 300, 40)
        }
      }
    }
  }
}
