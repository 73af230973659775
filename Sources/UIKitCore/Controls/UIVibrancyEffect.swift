import Foundation

/// Lets what lies behind a blur shine through what is in front.
/// - Partly: the content is shown in its own colours.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Makes one in front of a blur.
  public init(blurEffect: UIBlurEffect) {}
  /// Makes one in front of a blur, for a kind of content.
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

/// What lies in front of a blur.
public enum UIVibrancyEffectStyle: Int, Sendable {
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, fill, secondaryFill, tertiaryFill, separator
}
