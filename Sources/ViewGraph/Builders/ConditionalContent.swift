/// One of two views, as `if` and `switch` in a builder make them; each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: PrimitiveView, StructuralView where TrueContent: View, FalseContent: View {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    switch storage {
    case .trueContent(let view):
      node.removeChild(1)
      node.setChild(0, view, isDeferred: node.isDeferred)
    case .falseContent(let view):
      node.removeChild(0)
      node.setChild(1, view, isDeferred: node.isDeferred)
    }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs { ComingAndGoing.outputs(node) }
}

extension _ConditionalContent: ComparableField {
  @MainActor func isSame(as other: Self) -> Bool {
    switch (storage, other.storage) {
    case (.trueContent(let mine), .trueContent(let theirs)): ViewComparison.areSame(mine, theirs)
    case (.falseContent(let mine), .falseContent(let theirs)): ViewComparison.areSame(mine, theirs)
    default: false
    }
  }
}

extension Optional: View where Wrapped: View {}

extension Optional: PrimitiveView, StructuralView where Wrapped: View {
  @MainActor func build(_ node: PrimitiveNode<Self>) {
    if let self {
      node.setChild(0, self, isDeferred: node.isDeferred)
    } else {
      node.removeChild(0)
    }
  }

  @MainActor func display(_ node: PrimitiveNode<Self>) -> Outputs { ComingAndGoing.outputs(node) }
}
