/// A view that is evaluated again only when it is no longer equal to what it was.
nonisolated public struct EquatableView<Content: View & Equatable>: View {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) {
    self.content = content
  }

  @MainActor public var body: some View { content }
}

extension EquatableView: ComparableField {
  @MainActor func isSame(as other: EquatableView<Content>) -> Bool { content == other.content }
}

extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to what it was.
  nonisolated public func equatable() -> EquatableView<Self> {
    EquatableView(content: self)
  }
}
