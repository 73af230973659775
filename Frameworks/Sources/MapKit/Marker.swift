import CoreLocation
import SwiftUI

/// A place with a balloon and its title.
public struct Marker: _PlainMapContent {
  public let _marks: [_MapMark]

  private init(_ title: Text, _ sign: MarkerSign = .pin, at place: CLLocationCoordinate2D) {
    let view = { (tint: Color?) in AnyView(MarkerView(title: title, sign: sign, tint: tint)) }
    _marks = [_MapMark(kind: .view(view, at: place, anchor: UnitPoint(x: 0.5, y: 0.5)))]
  }

  /// Marks a place by a pin.
  public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), at: coordinate)
  }
  /// Marks a place by a pin.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), at: coordinate)
  }
  /// Marks a place by a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .symbol(systemImage), at: coordinate)
  }
  /// Marks a place by a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .symbol(systemImage), at: coordinate)
  }
  /// Marks a place by a picture of the program's.
  public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .image(image), at: coordinate)
  }
  /// Marks a place by a picture of the program's.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .image(image), at: coordinate)
  }
  /// Marks a place by up to three letters.
  public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(titleKey), .letters(monogram), at: coordinate)
  }
  /// Marks a place by up to three letters.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D) {
    self.init(Text(title), .letters(monogram), at: coordinate)
  }
  /// Marks the place of a map item.
  public init(item: MKMapItem) {
    self.init(Text(item.name ?? ""), at: item.placemark.coordinate)
  }
}
