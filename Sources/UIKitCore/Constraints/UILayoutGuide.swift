import Foundation

/// A part of a view that others keep to.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  let view: UIView
  let insets: UIEdgeInsets

  init(_ view: UIView, insets: UIEdgeInsets = .zero) {
    self.view = view
    self.insets = insets
  }

  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .top, shift: insets.top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(view, .bottom, shift: -insets.bottom) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .leading, shift: insets.left) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(view, .trailing, shift: -insets.right) }
  public var leftAnchor: NSLayoutXAxisAnchor { leadingAnchor }
  public var rightAnchor: NSLayoutXAxisAnchor { trailingAnchor }
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(view, .centerX, shift: (insets.left - insets.right) / 2)
  }
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(view, .centerY, shift: (insets.top - insets.bottom) / 2)
  }
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(view, .width, shift: -insets.left - insets.right)
  }
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(view, .height, shift: -insets.top - insets.bottom)
  }
}

extension UIView {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// What bars leave; a page keeps clear of them by itself.
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide(self) }
  /// What margins leave.
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide(self, insets: layoutMargins) }
  /// The part that is as wide as one reads well.
  /// - Partly: what margins leave.
  public var readableContentGuide: UILayoutGuide { UILayoutGuide(self, insets: layoutMargins) }
}
