import Foundation

extension UIColor {
  /// Tells red, green, blue and opacity between 0 and 1, as they are now: in light or dark surroundings.
  @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(in: .current)
    red?.pointee = parts[0]
    green?.pointee = parts[1]
    blue?.pointee = parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// Tells hue, saturation, brightness and opacity between 0 and 1.
  @discardableResult
  public func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = components(in: .current)
    let (red, green, blue) = (parts[0], parts[1], parts[2])
    let highest = max(red, green, blue)
    let chroma = highest - min(red, green, blue)
    var sector: CGFloat = 0
    if chroma > 0 {
      if highest == red {
        sector = ((green - blue) / chroma).truncatingRemainder(dividingBy: 6)
      } else if highest == green {
        sector = (blue - red) / chroma + 2
      } else {
        sector = (red - green) / chroma + 4
      }
    }
    hue?.pointee = (sector < 0 ? sector + 6 : sector) / 6
    saturation?.pointee = highest > 0 ? chroma / highest : 0
    brightness?.pointee = highest
    alpha?.pointee = parts[3]
    return true
  }

  /// Tells the lightness and the opacity between 0 and 1.
  @discardableResult
  public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let parts = components(in: .current)
    white?.pointee = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]
    alpha?.pointee = parts[3]
    return true
  }

  /// The colour as it is in light or in dark surroundings.
  public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    let parts = components(in: traitCollection)
    return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  private func components(in surroundings: UITraitCollection) -> [CGFloat] {
    if case .dynamic(_, let dark) = storage, surroundings.userInterfaceStyle == .dark { return dark }
    return components
  }
}
