/// Controls that belong together, in a row unless `controlGroupStyle(_:)` says otherwise.
nonisolated public struct ControlGroup<Content: View>: View {
  let content: Content
  let label: AnyView

  /// Makes a group of controls.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(Image(systemName: "ellipsis"))
  }

  /// Makes a group of controls; the label counts where a group becomes a menu.
  public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
  where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  /// Makes a group of controls with a title for where a group becomes a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(titleKey) }
  }

  /// Makes a group of controls with a title for where a group becomes a menu.
  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(_ title: S, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content) { Text(title) }
  }

  /// Makes a group of controls with a title and a symbol for where a group becomes a menu.
  public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
  where Content == LabeledControlGroupContent<C, Label<Text, Image>> {
    self.init(content: content) { Label(titleKey, systemImage: systemImage) }
  }

  @MainActor public var body: some View {
    ControlGroupBody(
      configuration: ControlGroupStyleConfiguration(
        content: ControlGroupStyleConfiguration.Content(content: AnyView(content)),
        label: ControlGroupStyleConfiguration.Label(content: label)))
  }
}

/// The controls of a group that has a label.
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View {
  let content: Content

  @MainActor public var body: some View { content }
}
