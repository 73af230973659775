import Foundation
import UIKit

/// Is told which tool the reader has taken.
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
  func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker)
}

extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}
}

extension PKCanvasView: PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
}

/// Lets the reader take a tool, below the canvas that it is visible for.
/// - Partly: a pen, a marker, a pencil, an eraser and five colours.
@MainActor @preconcurrency
open class PKToolPicker: NSObject {
  private struct Observer {
    weak var value: (any PKToolPickerObserver)?
  }

  private var observers: [Observer] = []
  var color = UIColor.black
  /// Whether readers see it.
  public private(set) var isVisible = false
  /// What the reader draws with.
  open var selectedTool: any PKTool = PKInkingTool(.pen) {
    didSet { for observer in observers { observer.value?.toolPickerSelectedToolDidChange(self) } }
  }
  /// Whether a ruler is there.
  /// - Partly: kept and not used.
  open var isRulerActive = false
  open var showsDrawingPolicyControls = true
  open var stateAutosaveName: String?

  nonisolated public override init() { super.init() }

  /// The picker of a window; each is given one of its own.
  open class func shared(for window: UIWindow) -> PKToolPicker? { PKToolPicker() }

  /// Shows it while a canvas is used.
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {
    isVisible = visible
    if let canvas = responder as? PKCanvasView {
      canvas.picker = visible ? self : nil
    }
    for observer in observers { observer.value?.toolPickerVisibilityDidChange(self) }
  }

  /// Adds one who is told.
  open func addObserver(_ observer: any PKToolPickerObserver) {
    removeObserver(observer)
    observers.append(Observer(value: observer))
    observer.toolPickerSelectedToolDidChange(self)
  }
  /// Takes one away.
  open func removeObserver(_ observer: any PKToolPickerObserver) {
    observers.removeAll { $0.value == nil || $0.value === observer }
  }
  /// Where it hides a view.
  open func frameObscured(in view: UIView) -> CGRect { .null }

  /// Takes another colour.
  func choose(_ color: UIColor) {
    self.color = color
    if var tool = selectedTool as? PKInkingTool {
      tool.color = color
      selectedTool = tool
    } else {
      selectedTool = PKInkingTool(.pen, color: color)
    }
  }
}
