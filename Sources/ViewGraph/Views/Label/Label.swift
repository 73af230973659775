/// A title with a picture.
nonisolated public struct Label<Title: View, Icon: View>: View {
  let title: Title
  let icon: Icon

  /// Makes a label of a title and a picture.
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label where Title == Text, Icon == Image {
  private init(_ title: Text, _ icon: Image) {
    self.title = title
    var icon = icon
    icon.label = nil
    self.icon = icon
  }

  /// Makes a label with a picture of the program's own bundle.
  public init(_ titleKey: LocalizedStringKey, image name: String) {
    self.init(Text(titleKey), Image(name))
  }

  /// Makes a label with a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(Text(titleKey), Image(systemName: name))
  }

  /// Makes a label with a picture of the program's own bundle.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String) {
    self.init(Text(title), Image(name))
  }

  /// Makes a label with a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(Text(title), Image(systemName: name))
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style is asked to draw.
  public init(_ configuration: LabelStyleConfiguration) {
    title = configuration.title
    icon = configuration.icon
  }
}

extension Label: InlineView {
  @MainActor func build(_ place: _Place) {
    if let style = style(in: place.environment) { return build(style, place) }
    let look = place.environment.shownLabelLook
    if look != .titleOnly { place.build(icon) }
    if look != .iconOnly { place.build(title, slot: 1) }
  }

  @MainActor func display(_ place: _Place) -> Outputs {
    if let style = style(in: place.environment) { return outputs(style, place) }
    switch place.environment.shownLabelLook {
    case .titleOnly: return place.outputs(title, slot: 1)
    case .iconOnly: return iconOnly(place)
    case .automatic, .titleAndIcon, .custom:
      var both = tinted(place.outputs(icon), place)
      both.append(place.outputs(title, slot: 1))
      return both.container(
        .stack(
          StackContent(
            axis: .horizontal, alignment: Alignment(horizontal: .center, vertical: .center),
            spacing: place.environment.labelSpacing ?? 6)),
        at: place)
    }
  }

  /// The icon as lists show it: in the tint of their items, or in that of controls.
  @MainActor private func tinted(_ outputs: Outputs, _ place: _Place) -> Outputs {
    let environment = place.environment
    let tint = environment.listItemTint.map { DisplayModifier.foreground(.color($0)) }
    guard let look = tint ?? (environment.isInList || environment.isRowLabel ? .accented : nil) else { return outputs }
    return outputs.mapDisplays { display in
      // An icon that says its colour itself has that.
      guard !display.modifiers.contains(where: { $0.isSameKind(as: .foreground(.tint)) }) else { return display }
      return LayoutRules.apply([look], to: display, wrapperID: place.wrapperID(for: display.id))
    }
  }

  @MainActor private func style(in environment: EnvironmentValues) -> (any LabelStyle)? {
    guard case .custom(let custom) = environment.labelLook else { return nil }
    return custom.style as? any LabelStyle
  }

  @MainActor private func build<S: LabelStyle>(_ style: S, _ place: _Place) {
    place.build(styled(style), slot: 2, environment: inside(place))
  }

  @MainActor private func outputs<S: LabelStyle>(_ style: S, _ place: _Place) -> Outputs {
    place.outputs(styled(style), slot: 2, environment: inside(place))
  }

  private func inside(_ place: _Place) -> EnvironmentValues {
    var inside = place.environment
    inside.labelLook = .titleAndIcon
    return inside
  }

  @MainActor private func styled<S: LabelStyle>(_ style: S) -> some View {
    let configuration = LabelStyleConfiguration(
      title: LabelStyleConfiguration.Title(content: AnyView(title)),
      icon: LabelStyleConfiguration.Icon(content: AnyView(icon)))
    return StyleBody(style: style) { $0.makeBody(configuration: configuration) }
  }

  /// The icon alone, named by the title for those who cannot see it.
  @MainActor private func iconOnly(_ place: _Place) -> Outputs {
    guard let text = title as? Text else { return place.outputs(icon) }
    var properties = AccessibilityProperties()
    properties.label = text.resolvedString(in: place.environment)
    return place.outputs(icon).mapDisplays {
      LayoutRules.apply([.accessibility(properties)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}
