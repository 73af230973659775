import SwiftUI

/// What programs draw themselves, by UIKit's and Core Graphics' means.
struct DrawnPage: View {
  @State private var share = 0.25

  var body: some View {
    VStack(spacing: 16) {
      Image(uiImage: .initials("AK", on: .systemIndigo)).accessibilityLabel("initials")
      Image(uiImage: .plain(.red)).resizable().frame(width: 80, height: 40).accessibilityLabel("plain")
      Image(uiImage: .halves()).accessibilityLabel("halves")
      Pie(share: share).frame(width: 100, height: 100).accessibilityIdentifier("pie")
      Button("More") { share += 0.5 }
      PicturedCards()
    }
  }
}

extension UIImage {
  /// A disc with letters in its middle, as people are shown who have no picture.
  fileprivate static func initials(_ text: String, on color: UIColor) -> UIImage {
    let size = CGSize(width: 60, height: 60)
    return UIGraphicsImageRenderer(size: size).image { context in
      color.setFill()
      context.cgContext.fillEllipse(in: CGRect(origin: .zero, size: size))
      let attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 24, weight: .semibold), .foregroundColor: UIColor.white,
      ]
      let taken = (text as NSString).size(withAttributes: attributes)
      (text as NSString).draw(
        at: CGPoint(x: (size.width - taken.width) / 2, y: (size.height - taken.height) / 2), withAttributes: attributes)
    }
  }

  /// A dot of a colour, to be stretched.
  fileprivate static func plain(_ color: UIColor) -> UIImage {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 1, height: 1), true, 0)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// The right half of a picture that is green on the left and blue on the right, cut to a rounded shape.
  fileprivate static func halves() -> UIImage {
    let both = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      UIColor.green.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
      UIColor.blue.setFill()
      context.fill(CGRect(x: 40, y: 0, width: 40, height: 40))
    }
    guard let half = both.cgImage?.cropping(to: CGRect(x: 40, y: 0, width: 40, height: 40)) else { return UIImage() }
    return UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in
      UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 40, height: 40), cornerRadius: 20).addClip()
      UIImage(cgImage: half).draw(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    }
  }
}

/// A part of a disc, drawn by a view of UIKit.
private struct Pie: UIViewRepresentable {
  let share: Double

  final class Disc: UIView {
    var share = 0.0 { didSet { setNeedsDisplay() } }

    override func draw(_ rect: CGRect) {
      guard let context = UIGraphicsGetCurrentContext() else { return }
      let center = CGPoint(x: rect.midX, y: rect.midY)
      context.setFillColor(UIColor.lightGray.cgColor)
      context.fillEllipse(in: rect)
      context.move(to: center)
      context.addArc(
        center: center, radius: rect.width / 2, startAngle: -.pi / 2, endAngle: -.pi / 2 + 2 * .pi * share,
        clockwise: false)
      context.closePath()
      context.setFillColor(UIColor.orange.cgColor)
      context.fillPath()
    }
  }

  func makeUIView(context: Context) -> Disc { Disc() }
  func updateUIView(_ view: Disc, context: Context) { view.share = share }
}
