/// A controller by which readers choose something that their browser asks them for.
@MainActor
public protocol PickingController: UIViewController {
  /// What the button says that opens the browser's choice.
  var pickingTitle: String { get }
  /// The symbol above it.
  var pickingSymbol: String { get }
  /// Opens the browser's choice.
  func beginPicking()
  /// Tells the program that the reader wants nothing.
  func cancelPicking()
}
