import Foundation
import FoundationAdditions

extension EnvironmentValues {
  /// Keeps what undoes the reader's changes: one for each page that is open, forgotten with it; nil outside of a page's work.
  /// - Partly: no key or menu of its own undoes: give the program a button with a keyboard shortcut.
  public var undoManager: UndoManager? {
    guard _Browser.isOnMain else { return nil }
    return MainActor.assumeIsolated { Transfer(Graph.current?.attachment { UndoManager() }) }.value
  }
}
