import Foundation
import UniformTypeIdentifiers

/// Lets the reader drop on a view what is being dragged.
nonisolated struct DropTarget: PrimitiveModifier {
  /// Told when something comes over the view, and when it goes.
  let over: (Bool) -> Void
  /// Told what is dropped, and where in the view.
  let drop: ([Any], CGPoint) -> Void

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.onDrop(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard node.environment.isEnabled else { return }
    switch event {
    case .dragOver(let isOver): over(isOver)
    case .drop(let place, let text):
      let values = DragBoard.of(node.graph).takeDropped(text)
      over(false)
      drop(values, place)
    default: break
    }
  }
}

/// Decides what happens to what is dragged over a view.
/// - Partly: `dropUpdated` is asked once, as something comes over the view.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Takes what is dropped; true where it could.
  func performDrop(info: DropInfo) -> Bool
  /// True where what is dragged could be dropped; true by default.
  func validateDrop(info: DropInfo) -> Bool
  /// Called when something comes over the view.
  func dropEntered(info: DropInfo)
  /// Called when it moves over the view: once, as it comes. Nil leaves what is proposed.
  func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when it goes.
  func dropExited(info: DropInfo)
}

extension DropDelegate {
  public func validateDrop(info: DropInfo) -> Bool { true }
  public func dropEntered(info: DropInfo) {}
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  public func dropExited(info: DropInfo) {}
}

/// What is dragged over a view.
public struct DropInfo {
  /// Where it is in the view; the top leading corner before it is dropped.
  public let location: CGPoint
  let provider: NSItemProvider

  /// True where something of one of the kinds is dragged.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { !itemProviders(for: contentTypes).isEmpty }

  /// What is dragged and of one of the kinds.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    contentTypes.contains { provider.hasItemConformingToTypeIdentifier($0.identifier) } ? [provider] : []
  }
}

/// What becomes of something that is dropped.
public enum DropOperation: Sendable {
  /// Nothing.
  case cancel
  /// It cannot be dropped.
  case forbidden
  /// It is copied.
  case copy
  /// It is moved.
  case move
}

/// What a view would do with something that is dragged over it.
public struct DropProposal: Sendable {
  /// What would become of it.
  public let operation: DropOperation

  /// Makes a proposal.
  public init(operation: DropOperation) {
    self.operation = operation
  }
}

extension View {
  /// Takes what the reader drops on the view and is of a type, or can be turned into it; true says that it was taken.
  /// - Partly: files are not taken.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View {
    modifier(
      DropTarget(over: isTargeted) { values, place in
        if let value = T.received(from: values) { _ = action([value], place) }
      })
  }

  /// Takes what the reader drops on the view and is of one of the kinds.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    modifier(
      DropTarget(over: { isTargeted?.wrappedValue = $0 }) { values, place in
        let info = DropInfo(location: place, provider: NSItemProvider(values: values))
        let providers = info.itemProviders(for: supportedContentTypes)
        if !providers.isEmpty { _ = action(providers, place) }
      })
  }

  /// Takes what the reader drops on the view and is of one of the kinds.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Takes what the reader drops on the view and is of one of the kinds; the older form.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Takes what the reader drops on the view and is of one of the kinds; the older form.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, isTargeted: isTargeted, perform: action)
  }

  /// Lets a delegate decide about what the reader drags over the view.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
    modifier(DelegatedDrop(types: supportedContentTypes, delegate: delegate))
  }

  /// Lets a delegate decide about what the reader drags over the view; the older form.
  /// - Partly: files are not taken.
  nonisolated public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
    onDrop(of: supportedTypes.compactMap { UTType($0) }, delegate: delegate)
  }
}

/// Lets a delegate decide about what the reader drags over a view.
nonisolated struct DelegatedDrop: PrimitiveModifier {
  let types: [UTType]
  let delegate: any DropDelegate

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let target = node.target
    return content.mapDisplays {
      LayoutRules.apply([.onDrop(target)], to: $0, wrapperID: node.wrapperID(for: $0.id))
    }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    guard node.environment.isEnabled else { return }
    let board = DragBoard.of(node.graph)
    switch event {
    case .dragOver(let isOver):
      guard let info = info(board.values, .zero) else { return }
      if isOver {
        delegate.dropEntered(info: info)
        _ = delegate.dropUpdated(info: info)
      } else {
        delegate.dropExited(info: info)
      }
    case .drop(let place, let text):
      guard let info = info(board.takeDropped(text), place) else { return }
      _ = delegate.performDrop(info: info)
    default: break
    }
  }

  /// What is dragged, where it is of one of the kinds and the delegate wants it.
  @MainActor private func info(_ values: [Any], _ place: CGPoint) -> DropInfo? {
    let info = DropInfo(location: place, provider: NSItemProvider(values: values))
    return info.hasItemsConforming(to: types) && delegate.validateDrop(info: info) ? info : nil
  }
}
