import SwiftUI

/// Shapes, proportions and lines.
struct ShapeIdioms: View {
  var body: some View {
    Group {
      Case("shape.circle") { Circle().at(50, 0, 200, 200) }
      Case("shape.circle-fill") { Circle().fill(.red).frame(width: 60).at(120, 70, 60, 60) }
      Case("shape.circle-padding") { Circle().padding(20).at(50, 0, 200, 200) }
      Case("shape.ellipse") { Ellipse().at(0, 0, 300, 200) }
      Case("shape.capsule") { Capsule().frame(height: 30).at(0, 85, 300, 30) }
      Case("shape.row") {
        HStack {
          Circle().at(46, 50, 100, 100)
          RoundedRectangle(cornerRadius: 10).frame(width: 100).at(154, 0, 100, 200)
        }
        .frame(width: 208)
      }
      Case("shape.fill-stroke") { Rectangle().fill(.red).stroke(.blue, lineWidth: 2).at(0, 0, 300, 200) }
      Case("shape.border") {
        RoundedRectangle(cornerRadius: 5).strokeBorder(.red, lineWidth: 4).frame(width: 50, height: 50).at(
          125, 75, 50, 50)
      }
    }
    Group {
      Case("ratio.wide") { Color.red.aspectRatio(3, contentMode: .fit).at(0, 50, 300, 100) }
      Case("ratio.tall") { Color.red.aspectRatio(0.5, contentMode: .fit).at(100, 0, 100, 200) }
      Case("ratio.size") { Color.red.aspectRatio(CGSize(width: 4, height: 2), contentMode: .fit).at(0, 25, 300, 150) }
      Case("ratio.in-row") {
        HStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).at(0, 25, 150, 150)
          Color.blue.at(150, 0, 150, 200)
        }
      }
      Case("ratio.in-column") {
        VStack(spacing: 0) {
          Color.red.aspectRatio(1, contentMode: .fit).at(100, 0, 100, 100)
          Color.blue.at(0, 100, 300, 100)
        }
      }
      Case("ratio.limited") {
        Color.red.aspectRatio(1, contentMode: .fit).frame(maxWidth: 80).at(110, 60, 80, 80)
      }
      Case("ratio.framed") {
        Color.red.aspectRatio(2, contentMode: .fit).at(100, 75, 100, 50).frame(width: 100, height: 100)
      }
      Case("ratio.filled") {
        Color.red.aspectRatio(2, contentMode: .fill).at(50, 50, 200, 100).frame(width: 100, height: 100)
      }
      Case("ratio.scaled-to-fit") { Circle().scaledToFit().at(50, 0, 200, 200) }
    }
    Group {
      Case("divider.row") {
        HStack(spacing: 0) {
          c(20, 20).at(129.5, 90, 20, 20)
          Divider().at(149.5, 0, 1, 200)
          c(20, 20).at(150.5, 90, 20, 20)
        }
      }
      Case("divider.row-framed") {
        HStack(spacing: 10) {
          c(20, 40).at(119.5, 80, 20, 40)
          Divider().at(149.5, 80, 1, 40)
          c(20, 20).at(160.5, 90, 20, 20)
        }
        .frame(height: 40)
      }
      Case("divider.row-fixed") {
        HStack(spacing: 10) {
          c(20, 40).at(119.5, 80, 20, 40)
          Divider().at(149.5, 80, 1, 40)
          c(20, 20).at(160.5, 90, 20, 20)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      Case("divider.column-fixed") {
        VStack(spacing: 0) {
          c(60, 20).at(120, 89.5, 60, 20)
          Divider().at(120, 109.5, 60, 1)
        }
        .fixedSize()
      }
      Case("divider.background") { Divider().background(.red).padding(.leading, 30).at(0, 99.5, 300, 1) }
      Case("divider.overlay") { Divider().frame(height: 4).overlay(.red).at(0, 98, 300, 4) }
      Case("divider.width") { VStack(spacing: 0) { Divider().frame(width: 100).at(100, 99.5, 100, 1) } }
    }
  }
}
