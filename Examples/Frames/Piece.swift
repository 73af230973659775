import SwiftUI

/// Controls, pictures and symbols, as small as they are used in rows and cards, and what they answer.
enum Piece: Int, Codable, CaseIterable, Sendable {
  case symbol, picture, resized, fitted, framed, toggle, labelledToggle, stepper, slider, bar, spinner, segments, field
  case bordered, wide

  /// What it takes of what it is offered.
  func size(_ offer: Engine.Proposal) -> Engine.Size {
    switch self {
    case .symbol: Engine.Size(width: 21.25, height: 21.25)
    case .picture: Engine.Size(width: 30, height: 20)
    case .resized: Engine.Size(width: offer.width ?? 30, height: offer.height ?? 20)
    case .fitted: Self.fitted(offer)
    case .framed: Engine.Size(width: 24, height: 24)
    case .toggle: Engine.Size(width: 66, height: 30)
    case .labelledToggle: Engine.Size(width: offer.width ?? 10, height: 30)
    case .stepper: Engine.Size(width: 94, height: 32)
    case .slider, .segments: Engine.Size(width: offer.width ?? 10, height: 31)
    case .bar: Engine.Size(width: offer.width ?? 10, height: 4)
    case .spinner: Engine.Size(width: 20, height: 20)
    case .field: Engine.Size(width: offer.width ?? 10, height: 34)
    case .bordered: Engine.Size(width: 48, height: 24)
    case .wide: Engine.Size(width: offer.width ?? 38, height: 24)
    }
  }

  private static func fitted(_ offer: Engine.Proposal) -> Engine.Size {
    let width = min(offer.width ?? .infinity, (offer.height ?? .infinity) * 1.5)
    return width.isFinite ? Engine.Size(width: width, height: width / 1.5) : Engine.Size(width: 30, height: 20)
  }

  /// The least width at which its size is known; nil is any, and none in particular.
  var least: Double? {
    switch self {
    case .labelledToggle: 150
    case .slider, .segments, .field: 100
    case .bar: 1
    case .wide: 38
    default: nil
    }
  }

  /// The code that makes it.
  var code: String { "\(self)" }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .symbol: Image(systemName: "star")
    case .picture: Self.sample
    case .resized: Self.sample.resizable()
    case .fitted: Self.sample.resizable().scaledToFit()
    case .framed: Image(systemName: "star").resizable().scaledToFit().frame(width: 24, height: 24)
    case .toggle: Toggle("A", isOn: .constant(true)).labelsHidden()
    case .labelledToggle: Toggle("A", isOn: .constant(true))
    case .stepper: Stepper("A", value: .constant(1)).labelsHidden()
    case .slider: Slider(value: .constant(0.5))
    case .bar: ProgressView(value: 0.5)
    case .spinner: ProgressView()
    case .segments:
      Picker("A", selection: .constant(1)) {
        Text("A").tag(1)
        Text("B").tag(2)
      }
      .pickerStyle(.segmented)
    case .field: TextField("A", text: .constant("")).textFieldStyle(.roundedBorder)
    case .bordered:
      Button {
      } label: {
        c(20, 10)
      }.buttonStyle(.bordered)
    case .wide:
      Button {
      } label: {
        Color.red.frame(height: 10)
      }.buttonStyle(.bordered)
    }
  }

  /// A picture of 30 by 20 points.
  static let sample = Image(uiImage: UIImage(data: Data(base64Encoded: png)!)!)
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAB4AAAAUCAIAAAAVyRqTAAAAH0lEQVR42mMIqDhBI8QwavSo0aNGjxo9avSo0UPRaAA2GKmubBkIeAAAAABJRU5ErkJggg=="
}
