import Foundation

/// What a view does to what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {}

/// Blurs what lies behind.
@MainActor @preconcurrency
open class UIBlurEffect: UIVisualEffect {
  /// How strong the blur is.
  public enum Style: Int, Sendable {
    case extraLight = 0
    case light = 1
    case dark = 2
    case regular = 4
    case prominent = 5
    case systemUltraThinMaterial = 6
    case systemThinMaterial = 7
    case systemMaterial = 8
    case systemThickMaterial = 9
    case systemChromeMaterial = 10
    case systemUltraThinMaterialLight = 11
    case systemThinMaterialLight = 12
    case systemMaterialLight = 13
    case systemThickMaterialLight = 14
    case systemChromeMaterialLight = 15
    case systemUltraThinMaterialDark = 16
    case systemThinMaterialDark = 17
    case systemMaterialDark = 18
    case systemThickMaterialDark = 19
    case systemChromeMaterialDark = 20
  }

  package let style: Style

  /// Makes an effect.
  public init(style: Style) {
    self.style = style
  }
}

/// A view that does something to what lies behind it.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// What it does.
  open var effect: UIVisualEffect? {
    didSet { changed() }
  }
  /// What lies in front.
  public let contentView = UIView()

  /// Makes a view; without an effect it does nothing yet.
  public init(effect: UIVisualEffect? = nil) {
    self.effect = effect
    super.init(frame: .zero)
    addSubview(contentView)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
