import SwiftUI

/// Views of UIKit as programs wrap them: held by constraints, with recognizers; and texts that become smaller.
struct KitPage: View {
  @State private var taps = 0

  var body: some View {
    VStack(spacing: 20) {
      Text("X").font(.system(size: 200)).minimumScaleFactor(0.05).aspectRatio(1, contentMode: .fit)
        .frame(width: 70, height: 100).accessibilityIdentifier("letter")
      Circle().frame(width: 80, height: 120).overlay(
        Text("WW").font(.system(size: 200)).minimumScaleFactor(0.05).foregroundStyle(.white)
          .accessibilityIdentifier("two letters")
      )
      Text("Taps: \(taps)")
      ScrollView(.horizontal) {
        HStack {
          ForEach(0..<4, id: \.self) { Color.green.frame(width: 200, height: 40).accessibilityIdentifier("card \($0)") }
        }
      }
      .scrollClipDisabled()
      Text("below the cards")
      Constrained(onTap: { taps += 1 }).frame(width: 200, height: 100).accessibilityIdentifier("constrained")
    }
  }
}

/// A red view with a blue one inside that is held 10 points from its edges, and a label in the middle.
private struct Constrained: UIViewRepresentable {
  var onTap: () -> Void

  final class Coordinator: NSObject {
    var onTap: () -> Void = {}

    func tapped(_ sender: UITapGestureRecognizer) { onTap() }
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    view.backgroundColor = .red
    let inner = UIView()
    inner.backgroundColor = .blue
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(inner, at: 0)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 30),
      inner.widthAnchor.constraint(equalToConstant: 50),
    ])
    let label = UILabel()
    label.text = "middle"
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: Selector(Coordinator.tapped(_:))))
    return view
  }

  func updateUIView(_ uiView: UIView, context: Context) {
    context.coordinator.onTap = onTap
  }
}
