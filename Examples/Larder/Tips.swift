import SwiftUI

struct Tips: View {
  let product: Product
  @State private var page = 0
  @State private var offset: CGFloat = 0

  var body: some View {
    GeometryReader { geometry in
      HStack(spacing: 0) {
        ForEach(0..<3) { number in
          VStack {
            Text("Tip \(number + 1)").font(.title)
            Text("Keep \(self.product.name) dry.")
          }
          .frame(width: geometry.size.width, height: geometry.size.height)
          .background([Color.yellow, Color.green, Color.blue][number].opacity(0.2))
        }
      }
      .frame(width: geometry.size.width, alignment: .leading)
      .offset(x: -CGFloat(self.page) * geometry.size.width + self.offset)
      .animation(.interactiveSpring())
      .gesture(
        DragGesture()
          .onChanged { self.offset = $0.translation.width }
          .onEnded { value in
            if value.predictedEndTranslation.width < -geometry.size.width / 3 { self.page = min(2, self.page + 1) }
            if value.predictedEndTranslation.width > geometry.size.width / 3 { self.page = max(0, self.page - 1) }
            self.offset = 0
          }
      )
    }
    .overlay(
      HStack {
        ForEach(0..<3) { number in
          Circle()
            .frame(width: 8, height: 8)
            .foregroundColor(number == self.page ? .primary : .secondary)
            .onTapGesture { self.page = number }
        }
      }
      .padding(), alignment: .bottom
    )
    .navigationBarTitle("Tips \(page + 1)")
  }
}
