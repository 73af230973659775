import CoreLocation
import SwiftUI
import UIKitCore

/// How something at a place looks on an `MKMapView`: its picture and the views inside.
/// - Partly: nothing is dragged, clustered or left out where there is little room.
@MainActor @preconcurrency
open class MKAnnotationView: UIView, _ViewShowing {
  /// By which name it is used again.
  public let reuseIdentifier: String?
  /// What is at the place.
  open var annotation: (any MKAnnotation)? { didSet { shownAnew() } }
  /// The picture.
  open var image: UIImage? { didSet { shownAnew() } }
  /// How far from the place its middle lies.
  open var centerOffset = CGPoint.zero { didSet { shownAnew() } }
  /// How far from its top the callout stands.
  open var calloutOffset = CGPoint.zero { didSet { shownAnew() } }
  /// Whether pressing it shows what is at the place.
  open var canShowCallout = false { didSet { shownAnew() } }
  /// What stands before the title in the callout.
  open var leftCalloutAccessoryView: UIView? { didSet { shownAnew() } }
  /// What stands after the title in the callout; pressing a control tells the delegate.
  open var rightCalloutAccessoryView: UIView? { didSet { shownAnew() } }
  /// What stands below the title in the callout, in place of the second line.
  open var detailCalloutAccessoryView: UIView? { didSet { shownAnew() } }
  /// Whether it can be pressed.
  open var isEnabled = true { didSet { shownAnew() } }
  /// Whether it looks pressed.
  /// - Partly: kept and not used.
  open var isHighlighted = false
  /// Whether it was pressed.
  open private(set) var isSelected = false
  /// Whether readers move it.
  /// - Partly: kept and not used: nothing is dragged.
  open var isDraggable = false
  /// With which others it is put together.
  /// - Partly: kept and not used: each is shown by itself.
  open var clusteringIdentifier: String?
  /// How important it is where there is little room.
  /// - Partly: kept and not used: all are shown.
  open var displayPriority = MKFeatureDisplayPriority.required
  /// How it keeps others away.
  /// - Partly: kept and not used: all are shown.
  open var collisionMode = CollisionMode.rectangle
  weak var map: MKMapView?
  nonisolated let redrawing = Redrawing()

  /// How a view keeps others away.
  public enum CollisionMode: Int, Sendable {
    case rectangle, circle, none
  }

  /// Shows what is at a place.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// There are no storyboards on Linux: makes a view of nothing.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Called when it was pressed, and when it is so no more.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Called before it is used again.
  open func prepareForReuse() {}
  /// Called before it is shown.
  open func prepareForDisplay() {}

  func shownAnew() {
    redrawing.advance()
    map?.redraw()
  }

  /// Which part of it lies at the place.
  var anchor: UnitPoint { .center }
  /// How far above the place the callout stands.
  var height: CGFloat { max(frame.height, image?.size.height ?? 0) / 2 - centerOffset.y }
  /// What it shows by itself.
  var look: AnyView { image.map { AnyView(Image(uiImage: $0)) } ?? AnyView(EmptyView()) }

  public var _content: AnyView {
    AnyView(
      Redrawn(redrawing: redrawing) { [weak self] in self?.content ?? AnyView(EmptyView()) })
  }

  private var content: AnyView {
    let views = subviews
    return AnyView(
      ZStack {
        look
        ForEach(views, id: \.self) { view in
          ViewOfUIKit(view: view)
            .frame(
              width: view.frame.width > 0 ? view.frame.width : nil,
              height: view.frame.height > 0 ? view.frame.height : nil
            )
            .fixedSize()
        }
      })
  }
}

/// How important something is where there is little room.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public let rawValue: Float

  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.init(rawValue: rawValue) }

  public static let required = MKFeatureDisplayPriority(rawValue: 1000)
  public static let defaultHigh = MKFeatureDisplayPriority(rawValue: 750)
  public static let defaultLow = MKFeatureDisplayPriority(rawValue: 250)
}

/// Whether something is shown.
public enum MKFeatureVisibility: Int, Sendable {
  case adaptive, hidden, visible
}

/// A view of UIKit's as a view.
struct ViewOfUIKit: UIViewRepresentable {
  let view: UIView

  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ view: UIView, context: Context) {}
}
