import Foundation
import FoundationAdditions

extension ModelContext {
  /// Makes a change of a value one that can be taken back.
  func registerUndo<Model: PersistentModel, Value>(
    of model: Model, _ keyPath: KeyPath<Model, Value>, in backing: _ModelBacking, from value: () -> Value
  ) {
    guard undoManager != nil, let keyPath = keyPath as? ReferenceWritableKeyPath<Model, Value> else { return }
    let before = value()
    registerUndo { _ in model[keyPath: keyPath] = before }
  }

  /// Makes a change one that can be taken back, where there is an undo manager.
  func registerUndo(_ undo: @escaping (ModelContext) -> Void) {
    undoManager?.registerUndo(withTarget: self) { undo($0) }
  }
}
