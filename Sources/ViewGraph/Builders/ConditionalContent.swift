/// One of two views, as `if` and `switch` in a builder make them; each branch has an identity of its own.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View where TrueContent: View, FalseContent: View {}

extension _ConditionalContent: InlineView, StructuralView where TrueContent: View, FalseContent: View {
  @MainActor func build(_ place: _Place) {
    switch storage {
    case .trueContent(let view): place.build(view, isDeferred: place.isDeferred)
    case .falseContent(let view): place.build(view, slot: 1, isDeferred: place.isDeferred)
    }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    let outputs =
      switch storage {
      case .trueContent(let view): place.outputs(view, isDeferred: place.isDeferred)
      case .falseContent(let view): place.outputs(view, slot: 1, isDeferred: place.isDeferred)
      }
    return outputs.comingAndGoing(in: place.environment)
  }
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

extension Optional: InlineView, StructuralView where Wrapped: View {
  @MainActor func build(_ place: _Place) {
    if let self { place.build(self, isDeferred: place.isDeferred) }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    guard let self else { return Outputs() }
    return place.outputs(self, isDeferred: place.isDeferred).comingAndGoing(in: place.environment)
  }
}
