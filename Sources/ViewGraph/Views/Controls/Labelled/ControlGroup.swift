/// Controls that belong together, in a row.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// Makes a group of controls; the label counts where a group becomes a menu, which it does not here.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
  }

  /// Makes a group of controls with a title for where a group becomes a menu, which it does not here.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.content = LabeledControlGroupContent(content: content())
  }

  @MainActor public var body: some View {
    HStack(spacing: 8) { content }
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}
