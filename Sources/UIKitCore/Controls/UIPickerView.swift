import Foundation

/// Says how many wheels there are, and how many choices each has.
@MainActor @preconcurrency
public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are, side by side.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many choices a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what choices look like, and is told of what is chosen. Everything has a default.
@MainActor @preconcurrency
public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The words of a choice; nil, the default, where it is a view or has attributes.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The words of a choice with attributes; nil, the default, for plain words.
  func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
    -> NSAttributedString?
  /// The view of a choice; by default there is none. There is never one to be used again.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// How wide a wheel is, in points; by default all share the width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// How high a choice is, in points. Wheels have rows of one height: it is asked and not used.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The reader has chosen.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels of choices, side by side.
@MainActor @preconcurrency
open class UIPickerView: UIView {
  /// Says how many wheels and choices there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// Says what choices look like.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { changed() } }
  /// What a delegate answers that has no views for choices.
  static let noView = UIView(frame: .zero)
  private var selected: [Int: Int] = [:]

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many choices a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
  }

  /// The size of a wheel's choices, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(
      width: delegate?.pickerView(self, widthForComponent: component) ?? 0,
      height: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32)
  }

  /// The view of a choice, where the delegate has views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
    return view === Self.noView ? nil : view
  }

  /// Asks for all wheels anew.
  open func reloadAllComponents() {
    changed()
  }

  /// Asks for a wheel anew.
  open func reloadComponent(_ component: Int) {
    changed()
  }

  /// Chooses.
  /// - Partly: `animated` is not used.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard selected[component] != row else { return }
    selected[component] = row
    changed()
  }

  /// What is chosen of a wheel: the first at the beginning, -1 where there are no choices.
  open func selectedRow(inComponent component: Int) -> Int {
    min(selected[component] ?? 0, numberOfRows(inComponent: component) - 1)
  }

  /// Takes what the reader has chosen.
  package func edit(_ row: Int, inComponent component: Int) {
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }
}
