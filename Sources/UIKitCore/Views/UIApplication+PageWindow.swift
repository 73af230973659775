extension UIApplication {
  /// The window that views on the page are in.
  var pageWindow: UIWindow? { keyWindow ?? windows.first }
}
