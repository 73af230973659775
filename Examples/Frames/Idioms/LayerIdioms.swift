import SwiftUI

private let r = Color.red

/// Views one on the other, behind each other and at places of their own.
struct LayerIdioms: View {
  var body: some View {
    Group {
      Case("layer.three") {
        ZStack(alignment: .topLeading) {
          c(120, 40).at(90, 60, 120, 40)
          c(40, 80).at(90, 60, 40, 80)
          c(20, 20).at(90, 60, 20, 20)
        }
        .at(90, 60, 120, 80)
      }
      Case("layer.z-fill") {
        ZStack {
          r.at(110, 70, 80, 60)
          c(20, 20).at(140, 90, 20, 20)
        }
        .frame(width: 80, height: 60)
      }
      Case("layer.z-padded") {
        ZStack(alignment: .bottom) {
          r.at(20, 20, 260, 160)
          HStack(spacing: 0) {
            c(20, 20).at(30, 150, 20, 20)
            Spacer()
          }
          .padding(10)
        }
        .padding(20)
      }
      Case("layer.overlay-hugs") {
        c(60, 40).padding(10).overlay(alignment: .topLeading) { c(100, 5).at(110, 70, 100, 5) }.at(110, 70, 80, 60)
      }
      Case("layer.overlay-chain") {
        c(80, 80).overlay(alignment: .top) { c(20, 20).at(140, 60, 20, 20) }
          .overlay(alignment: .bottom) { c(30, 10).at(135, 130, 30, 10) }.background(.yellow).padding(10)
          .overlay(alignment: .trailing) { c(10, 20).at(190, 90, 10, 20) }
      }
      Case("layer.background-order") {
        c(40, 40).background { c(60, 10).at(120, 95, 60, 10) }.padding(20)
          .background { r.at(110, 60, 80, 80) }
      }
      Case("layer.offset-background") {
        c(40, 40).at(150, 80, 40, 40).offset(x: 20).background { r.at(130, 80, 40, 40) }
      }
      Case("layer.position-stack") {
        ZStack {
          c(20, 20).at(20, 30, 20, 20).position(x: 30, y: 40)
          c(20, 20).at(240, 140, 20, 20).position(x: 250, y: 150)
        }
        .at(0, 0, 300, 200)
      }
      Case("layer.position-row") {
        HStack(spacing: 0) {
          c(100, 20).at(0, 90, 100, 20)
          c(20, 20).at(140, 40, 20, 20).position(x: 50, y: 50)
        }
      }
      Case("layer.position-scroll") {
        ScrollView { c(20, 20).at(40, 20, 20, 20).position(x: 50, y: 30).frame(height: 100).at(0, 0, 300, 100) }
      }
    }
  }
}
