import Foundation

/// What has a look that is said once for all of its kind.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
  /// What all of the kind look like unless a view says otherwise.
  static func appearance() -> Self
}

/// What others of a kind can be in, for `appearance(whenContainedInInstancesOf:)`.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
  /// What all views of the class look like unless one says otherwise, in all readers' pages.
  /// - Partly: lists, rows, scrolling views, bars, tabs, segments, switches, sliders, dots of pages, text editors and windows look as it
  ///   says; of other views it is kept and not used.
  public class func appearance() -> Self { Appearances.proxy(of: self) }

  /// What views of the class look like that are in others.
  /// - Partly: kept and not used: say it of the views themselves.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
    Self(coder: NSCoder()) ?? Appearances.proxy(of: self)
  }
}

extension UIViewController: UIAppearanceContainer {}

/// The views that hold what was said of their classes.
@MainActor
enum Appearances {
  private static var proxies: [ObjectIdentifier: UIView] = [:]

  static func proxy<View: UIView>(of type: View.Type) -> View {
    if let known = proxies[ObjectIdentifier(type)] as? View { return known }
    guard let made = type.init(coder: NSCoder()) else { fatalError("\(type) cannot be made without an archive") }
    made.isProxy = true
    proxies[ObjectIdentifier(type)] = made
    return made
  }
}
