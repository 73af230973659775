import SwiftUI

private let r = Color.red

/// Fixed sizes, distances below nothing, places, and layers.
struct FixedIdioms: View {
  var body: some View {
    fixed
  }

  private var fixed: some View {
    Group {
      Case("fixed.equal-buttons") {
        VStack(spacing: 10) {
          c(40, 20).frame(maxWidth: .infinity).padding(5).background(.yellow).at(95, 65, 110, 30)
          c(100, 20).frame(maxWidth: .infinity).padding(5).background(.yellow).at(95, 105, 110, 30)
        }
        .fixedSize(horizontal: true, vertical: false)
      }
      Case("fixed.equal-heights") {
        HStack(spacing: 0) {
          c(40, 60).frame(maxHeight: .infinity).at(100, 70, 40, 60)
          c(60, 20).frame(maxHeight: .infinity).at(140, 70, 60, 60)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
      Case("fixed.wide") { c(400, 20).at(-50, 90, 400, 20).fixedSize() }
      Case("fixed.row-wide") {
        HStack(spacing: 0) {
          c(250, 20).at(-25, 90, 250, 20)
          c(100, 20).at(225, 90, 100, 20)
        }
        .fixedSize()
      }
      Case("fixed.shape") { RoundedRectangle(cornerRadius: 4).fixedSize().at(145, 95, 10, 10) }
      Case("fixed.toggle") { Toggle("", isOn: .constant(true)).labelsHidden().fixedSize().at(117, 85, 66, 30) }
      Case("fixed.line") {
        HStack(spacing: 4) {
          c(3, 10)
          VStack(spacing: 0) {
            c(40, 20).at(133.5, 80, 40, 20)
            c(40, 20).at(133.5, 100, 40, 20)
          }
        }
        .fixedSize(horizontal: false, vertical: true).at(126.5, 80, 47, 40)
      }
      Case("fixed.quote") {
        HStack(spacing: 8) {
          r.frame(width: 4).at(0, 60, 4, 80)
          VStack(alignment: .leading, spacing: 0) {
            c(40, 40).at(12, 60, 40, 40)
            c(80, 40).at(12, 100, 80, 40)
          }
          Spacer(minLength: 0)
        }
        .fixedSize(horizontal: false, vertical: true)
      }
    }
  }
}
