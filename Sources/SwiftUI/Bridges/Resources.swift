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

extension Label where Title == Text, Icon == Image {
  /// Makes a label with a picture of a bundle.
  nonisolated public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
    self.init {
      Text(titleKey)
    } icon: {
      Image(resource)
    }
  }

  /// Makes a label with a picture of a bundle.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
    self.init {
      Text(title)
    } icon: {
      Image(resource)
    }
  }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Makes a button with a title and a picture of a bundle; by default without a role.
  @preconcurrency
  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
  }

  /// Makes a button with a title and a picture of a bundle; by default without a role.
  @_disfavoredOverload
  @preconcurrency
  public init<S: StringProtocol>(
    _ title: S, image: ImageResource, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
  }
}
