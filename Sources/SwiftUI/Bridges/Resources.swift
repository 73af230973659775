import Foundation
import UIKitCore
import ViewGraph

/// A picture of a bundle, by its name.
public struct ImageResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// Names a picture.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// A colour of a bundle, by its name.
public struct ColorResource: Hashable, @unchecked Sendable {
  let name: String
  let bundle: Bundle

  /// Names a colour.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension Image {
  /// Makes a view of a picture of a bundle.
  @_disfavoredOverload
  nonisolated public init(_ resource: ImageResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension Color {
  /// Makes a colour of a bundle.
  @_disfavoredOverload
  nonisolated public init(_ resource: ColorResource) {
    self.init(resource.name, bundle: resource.bundle)
  }
}

extension UIImage {
  /// Makes a picture of a bundle; empty where there is none of the name.
  public convenience init(resource: ImageResource) {
    let known = UIImage(named: resource.name, in: resource.bundle) ?? UIImage()
    self.init(source: known.source, scale: known.scale, size: known.size, renderingMode: known.renderingMode)
  }
}
