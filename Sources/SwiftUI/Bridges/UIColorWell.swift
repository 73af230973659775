import UIKitCore
import ViewGraph

/// A control by which the reader chooses a colour.
@MainActor @preconcurrency
open class UIColorWell: UIControl, _ViewShowing {
  /// The colour.
  open var selectedColor: UIColor? { didSet { _changed() } }
  /// What the colour is for.
  open var title: String?
  /// Whether the colour may shine through.
  open var supportsAlpha = true

  public var _content: AnyView {
    let color = Binding {
      Color(uiColor: self.selectedColor ?? .black)
    } set: {
      self.selectedColor = UIColor($0)
      self.sendActions(for: .valueChanged)
    }
    return AnyView(ColorPicker(title ?? "", selection: color, supportsOpacity: supportsAlpha).labelsHidden())
  }
}
