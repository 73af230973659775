import Combine

/// Does something with the values of a publisher, for as long as the view keeps its identity.
nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
  let publisher: P
  let action: (P.Output) -> Void

  @MainActor func didMount(_ node: ModifierNode) {
    let receiver = Receiver(action)
    node.local = receiver
    receiver.subscribe(to: publisher)
  }

  @MainActor func didUpdate(from old: ReceiveModifier, _ node: ModifierNode) {
    guard let receiver = node.local as? Receiver else { return }
    receiver.action = action
    if !isSamePublisher(as: old) { receiver.subscribe(to: publisher) }
  }

  @MainActor func didUnmount(_ node: ModifierNode) {
    (node.local as? Receiver)?.subscription = nil
  }

  /// A view's publisher is usually a property that is made anew with the view; the stream behind it is the same where
  /// its bytes are.
  @MainActor private func isSamePublisher(as old: ReceiveModifier) -> Bool {
    ViewComparison.areSame(old.publisher, publisher)
  }

  @MainActor
  private final class Receiver {
    var action: (P.Output) -> Void
    var subscription: AnyCancellable?

    init(_ action: @escaping (P.Output) -> Void) {
      self.action = action
    }

    func subscribe(to publisher: P) {
      subscription = publisher.sink { [weak self] value in
        let value = Transfer(value)
        onMain { self?.action(value.value) }
      }
    }
  }
}

extension View {
  /// Does something with each value of a publisher, on the main thread.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(ReceiveModifier(publisher: publisher, action: action))
  }
}
