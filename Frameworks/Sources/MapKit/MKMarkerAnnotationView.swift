import CoreLocation
import SwiftUI
import UIKitCore

/// A balloon with a sign.
@MainActor @preconcurrency
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The balloon's colour; nil for red.
  open var markerTintColor: UIColor? { didSet { shownAnew() } }
  /// The sign's colour; nil for white.
  open var glyphTintColor: UIColor? { didSet { shownAnew() } }
  /// A sign of a few letters.
  open var glyphText: String? { didSet { shownAnew() } }
  /// A sign that is a picture.
  open var glyphImage: UIImage? { didSet { shownAnew() } }
  /// The sign of a balloon that was pressed.
  open var selectedGlyphImage: UIImage? { didSet { shownAnew() } }
  /// Whether the title stands below.
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { shownAnew() } }
  /// Whether the second line stands below.
  open var subtitleVisibility = MKFeatureVisibility.adaptive { didSet { shownAnew() } }
  /// Whether it falls into its place.
  /// - Partly: kept and not used: it is there at once.
  open var animatesWhenAdded = false

  override var height: CGFloat { 18 - centerOffset.y }

  override var look: AnyView {
    let tint = markerTintColor.map { Color(uiColor: $0) } ?? .red
    let picture = (isSelected ? selectedGlyphImage : nil) ?? glyphImage
    return AnyView(
      VStack(spacing: 2) {
        Group {
          if let glyphText {
            Text(verbatim: glyphText)
          } else if let picture {
            Image(uiImage: picture).renderingMode(.template)
          } else {
            Image(systemName: "mappin")
          }
        }
        .font(.footnote)
        .foregroundStyle(glyphTintColor.map { Color(uiColor: $0) } ?? .white)
        .frame(width: 28, height: 28)
        .background(tint, in: Circle())
        if titleVisibility != .hidden, let title = annotation?.title {
          Text(verbatim: title).font(.caption2).fixedSize()
        }
        if subtitleVisibility == .visible || (subtitleVisibility == .adaptive && isSelected),
          let subtitle = annotation?.subtitle
        {
          Text(verbatim: subtitle).font(.caption2).foregroundStyle(.secondary).fixedSize()
        }
      }
      .accessibilityElement(children: .combine)
    )
  }
}

/// A pin.
@MainActor @preconcurrency
open class MKPinAnnotationView: MKAnnotationView {
  /// The pin's colour; nil for red.
  open var pinTintColor: UIColor? { didSet { shownAnew() } }
  /// Whether it falls into its place.
  /// - Partly: kept and not used: it is there at once.
  open var animatesDrop = false

  /// The colour of places to go to.
  open class func redPinColor() -> UIColor { .systemRed }
  /// The colour of places to start from.
  open class func greenPinColor() -> UIColor { .systemGreen }
  /// The colour of the reader's own places.
  open class func purplePinColor() -> UIColor { .systemPurple }

  override var anchor: UnitPoint { .bottom }
  override var height: CGFloat { 36 - centerOffset.y }

  override var look: AnyView {
    AnyView(
      VStack(spacing: 0) {
        Circle().fill(pinTintColor.map { Color(uiColor: $0) } ?? .red).frame(width: 16, height: 16)
        Rectangle().fill(.gray).frame(width: 2, height: 18)
      }
      .accessibilityElement()
      .accessibilityLabel(annotation?.title ?? "")
    )
  }
}
