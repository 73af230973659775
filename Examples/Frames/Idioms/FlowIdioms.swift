import SwiftUI

/// Lines of views by a layout of the program's own.
struct FlowIdioms: View {
  var body: some View {
    Group {
      Case("own.flow") {
        Flow(spacing: 10) {
          ForEach(0..<5, id: \.self) { index in
            c(80, 20).at(20 + CGFloat(index % 3) * 90, index < 3 ? 75 : 105, 80, 20)
          }
        }
      }
      Case("own.flow-padded") {
        Flow(spacing: 10) {
          ForEach(0..<4, id: \.self) { index in
            c(80, 20).at(65 + CGFloat(index % 2) * 90, index < 2 ? 75 : 105, 80, 20)
          }
        }
        .padding(.horizontal, 30)
      }
      Case("own.flow-column") {
        VStack(alignment: .leading, spacing: 4) {
          c(50, 20).at(20, 63, 50, 20)
          Flow(spacing: 10) {
            ForEach(0..<5, id: \.self) { index in
              c(80, 20).at(20 + CGFloat(index % 3) * 90, index < 3 ? 87 : 117, 80, 20)
            }
          }
        }
      }
      Case("own.flow-leading") {
        Flow(spacing: 10) {
          ForEach(0..<5, id: \.self) { index in
            c(80, 20).at(CGFloat(index % 3) * 90, index < 3 ? 75 : 105, 80, 20)
          }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
      }
      Case("own.flow-scroll") {
        ScrollView {
          Flow {
            ForEach(0..<5, id: \.self) { index in
              c(100, 20).at(CGFloat(index % 3) * 100, CGFloat(index / 3) * 20, 100, 20)
            }
          }
        }
      }
      Case("own.flow-list") {
        List {
          Flow(spacing: 6) {
            ForEach(0..<4, id: \.self) { index in
              c(100, 20).at(32 + CGFloat(index % 2) * 106, nil, 100, 20)
            }
          }
        }
      }
      Case("own.flow-beside") {
        HStack(spacing: 0) {
          Flow { ForEach(0..<3, id: \.self) { c(60, 20).at($0 == 1 ? 150 : 90, $0 < 2 ? 80 : 100, 60, 20) } }
            .frame(width: 120)
          c(30, 30)
        }
        .frame(width: 120, alignment: .leading)
      }
      Case("own.flow-texts") {
        Flow(spacing: 10) {
          ForEach(0..<4, id: \.self) { index in
            Text("A").frame(width: 60).padding(.horizontal, 10).padding(.vertical, 4)
              .at(20 + CGFloat(index % 3) * 90, index < 3 ? 64.9 : 105, 80, 30.1)
          }
        }
      }
    }
  }
}
