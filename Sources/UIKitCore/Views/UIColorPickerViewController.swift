import Foundation

/// A screen on which the reader chooses a colour.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// The colour that is chosen.
  open var selectedColor = UIColor(white: 1, alpha: 1)
  /// Whether the reader chooses the opacity too.
  open var supportsAlpha = true
  /// Is told of the choice.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?

  /// Takes what the reader has chosen.
  package func choose(_ color: UIColor) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: false)
    delegate?.colorPickerViewControllerDidSelectColor(self)
  }

  /// Ends the choice.
  package func finish() {
    delegate?.colorPickerViewControllerDidFinish(self)
    dismiss(animated: true)
  }
}

/// Is told what colour the reader chooses.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Another colour is chosen.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Another colour is chosen; the older form.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// The reader has done.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
