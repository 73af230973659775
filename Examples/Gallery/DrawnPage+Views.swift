import SwiftUI

/// Pictures of views, beside the views: as programs share cards, and as they did before there was an `ImageRenderer`.
struct PicturedCards: View {
  @State private var rendered: UIImage?
  @State private var snapshot: UIImage?

  var body: some View {
    VStack(spacing: 12) {
      Card().accessibilityIdentifier("card")
      Button("Picture") {
        rendered = ImageRenderer(content: Card()).uiImage
        snapshot = Card().snapshot()
      }
      if let rendered { Image(uiImage: rendered).accessibilityLabel("rendered") }
      if let snapshot { Image(uiImage: snapshot).accessibilityLabel("snapshot") }
    }
  }

  struct Card: View {
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          Color.red
          Image(uiImage: .green).resizable()
          LinearGradient(colors: [.blue, .blue], startPoint: .top, endPoint: .bottom)
        }
        .frame(height: 50)
        Text("Card").font(.headline).foregroundStyle(.white).frame(maxWidth: .infinity, maxHeight: .infinity)
          .background(.black)
      }
      .frame(width: 150, height: 100)
      .clipShape(RoundedRectangle(cornerRadius: 30))
    }
  }
}

extension View {
  fileprivate func snapshot() -> UIImage {
    let controller = UIHostingController(rootView: self)
    let view = controller.view
    let size = controller.view.intrinsicContentSize
    view?.bounds = CGRect(origin: .zero, size: size)
    view?.backgroundColor = .clear
    return UIGraphicsImageRenderer(size: size).image { _ in
      view?.drawHierarchy(in: controller.view.bounds, afterScreenUpdates: true)
    }
  }
}

extension UIImage {
  fileprivate static var green: UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    }
  }
}
