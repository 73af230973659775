import ProgramLog

/// Opens a window, where a program can have several. A page is one window, as on a phone: the log says so, and nothing opens.
/// - Partly: nothing opens: `supportsMultipleWindows` is false.
public struct OpenWindowAction: Sendable {
  let name: String

  private func refuse() {
    ProgramLog.write(.notice, label: "windows") {
      "\(name) does nothing: a page is one window. Show a sheet, or push a page."
    }
  }

  public func callAsFunction(id: String) { refuse() }
  public func callAsFunction<D: Codable & Hashable>(value: D) { refuse() }
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) { refuse() }
  public func callAsFunction() { refuse() }
}

extension EnvironmentValues {
  /// Opens a window; a page is one, see `supportsMultipleWindows`.
  /// - Partly: nothing opens.
  public var openWindow: OpenWindowAction { OpenWindowAction(name: "openWindow") }
  /// Closes a window; a page is one: use `dismiss`.
  /// - Partly: nothing closes.
  public var dismissWindow: OpenWindowAction { OpenWindowAction(name: "dismissWindow") }
  /// Opens the program's settings; a page has none of the system: show a sheet with the program's own.
  /// - Partly: nothing opens.
  public var openSettings: OpenWindowAction { OpenWindowAction(name: "openSettings") }
}
