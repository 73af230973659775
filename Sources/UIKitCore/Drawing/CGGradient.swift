import Foundation
import ViewGraph

/// A space of colours. All colours are in sRGB here.
/// - Partly: all are sRGB.
public final class CGColorSpace: Sendable {
  /// What the space is called.
  public let name: CFString?

  init(_ name: String = CGColorSpace.sRGB) { self.name = name }

  /// The names of spaces.
  public static let sRGB = "kCGColorSpaceSRGB", displayP3 = "kCGColorSpaceDisplayP3"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB", linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// Makes a space by its name.
  /// - Partly: all are sRGB.
  public convenience init?(name: CFString) { self.init(name) }

  /// How many parts a colour has besides its opacity.
  public var numberOfComponents: Int { 3 }
}

extension CGColor {
  /// The space of the colour: sRGB.
  public var colorSpace: CGColorSpace? { CGColorSpace() }

  /// Makes a colour of its parts, 0 to 1, the last of which is the opacity.
  /// - Partly: `colorSpace` is not used: all colours are sRGB.
  public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    self.init(red: components[0], green: components[1], blue: components[2], alpha: components[3])
  }
}

/// The colours of screens.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace() }
/// Greys.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace() }

/// Colours that go over into one another.
public final class CGGradient: Sendable {
  private let inks: [(color: Ink, location: CGFloat)]

  /// Makes a gradient of `CGColor`s, evenly where no places between 0 and 1 are said. Nil without colours.
  /// - Partly: `space` is not used: all colours are sRGB.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let steps = CGFloat(max(colors.count - 1, 1))
    inks = colors.enumerated().map { (Ink($1), locations?[$0] ?? CGFloat($0) / steps) }
  }

  /// Makes a gradient of red, green, blue and opacity for each of `count` colours. Nil without colours.
  /// - Partly: `space` is not used: all colours are sRGB.
  public init?(
    colorSpace space: CGColorSpace, colorComponents components: UnsafePointer<CGFloat>,
    locations: UnsafePointer<CGFloat>?, count: Int
  ) {
    guard count > 0 else { return nil }
    inks = (0..<count).map { place in
      let parts = (0..<4).map { components[place * 4 + $0] }
      return (
        Ink(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]),
        locations?[place] ?? CGFloat(place) / CGFloat(max(count - 1, 1))
      )
    }
  }

  /// The stops; open ends show nothing beyond.
  func stops(isOpenBefore: Bool, isOpenAfter: Bool) -> String {
    func stop(_ ink: Ink, _ location: CGFloat, isClear: Bool = false) -> String {
      "<stop offset=\"\(location.svgText)\" stop-color=\"\(ink.css)\"\(isClear ? " stop-opacity=\"0\"" : "")/>"
    }
    let ordered = inks.sorted { $0.location < $1.location }
    guard let first = ordered.first, let last = ordered.last else { return "" }
    return (isOpenBefore ? stop(first.color, first.location, isClear: true) : "")
      + ordered.map { stop($0.color, $0.location) }.joined()
      + (isOpenAfter ? stop(last.color, last.location, isClear: true) : "")
  }
}
