import CoreLocation
import SwiftUI

/// Something that the map itself shows: a café, a mountain, a country.
/// - Partly: the pictures of a tile server cannot be pressed: programs never see one.
public struct MapFeature: Hashable, Sendable {
  /// What kind of thing it is.
  public enum FeatureKind: Hashable, Sendable {
    case pointOfInterest, territory, physicalFeature
  }

  /// What it is called.
  public let title: String?
  public let kind: FeatureKind?
  public let pointOfInterestCategory: MKPointOfInterestCategory?
  /// Where it is.
  public let coordinate: CLLocationCoordinate2D
  /// Its sign.
  public var image: Image? { nil }
  /// The colour of its sign.
  public var backgroundColor: Color { .red }

  public static func == (one: MapFeature, other: MapFeature) -> Bool {
    one.title == other.title && one.kind == other.kind && one.coordinate.latitude == other.coordinate.latitude
      && one.coordinate.longitude == other.coordinate.longitude
  }
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(kind)
    hasher.combine(coordinate.latitude)
    hasher.combine(coordinate.longitude)
  }
}

/// What is chosen on a map: something of the program's, or something that the map itself shows.
public struct MapSelection<SelectionValue: Hashable>: Hashable {
  /// What of the program's it is.
  public let value: SelectionValue?
  /// What of the map it is.
  public let feature: MapFeature?

  /// Something of the program's.
  public init(_ value: SelectionValue) {
    self.value = value
    feature = nil
  }
  /// Something that the map itself shows.
  public init(_ feature: MapFeature) {
    value = nil
    self.feature = feature
  }
}

extension MapSelection: Sendable where SelectionValue: Sendable {}

/// How more of what is chosen is shown.
/// - Partly: what the map itself shows cannot be chosen: it changes nothing.
public struct MapItemDetailSelectionAccessoryStyle: Hashable, Sendable {
  private let name: String

  /// How large a callout is.
  public struct CalloutStyle: Hashable, Sendable {
    private let name: String

    public static let automatic = CalloutStyle(name: "automatic")
    public static let full = CalloutStyle(name: "full")
    public static let compact = CalloutStyle(name: "compact")
  }

  public static let automatic = MapItemDetailSelectionAccessoryStyle(name: "automatic")
  public static let callout = MapItemDetailSelectionAccessoryStyle(name: "callout")
  public static let caption = MapItemDetailSelectionAccessoryStyle(name: "caption")
  public static let sheet = MapItemDetailSelectionAccessoryStyle(name: "sheet")
  /// In a callout.
  public static func callout(_ style: CalloutStyle) -> MapItemDetailSelectionAccessoryStyle { .callout }
}
