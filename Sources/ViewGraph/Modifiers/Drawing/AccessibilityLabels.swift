/// A name of a detail that assistive software reads.
public struct AccessibilityCustomContentKey: Sendable {
  let label: Text

  /// Names a detail.
  /// - Partly: `id` is not used: details of one name are all read.
  public init(_ label: Text, id: String) {
    self.label = label
  }

  /// Names a detail.
  /// - Partly: `id` is not used: details of one name are all read.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = Text(labelKey)
  }

  /// Names a detail.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
  }
}

/// How much a detail matters.
public enum AccessibilityCustomContentImportance: Sendable {
  case `default`, high
}

/// A group of actions.
public struct AccessibilityActionCategory: Hashable, Sendable {
  private let name: String

  private init(verbatim name: String) {
    self.name = name
  }

  public static let `default` = AccessibilityActionCategory(verbatim: "default")
  public static let edit = AccessibilityActionCategory(verbatim: "edit")

  /// A group of the program's own.
  public init(_ nameKey: LocalizedStringKey) {
    name = "\(nameKey)"
  }
}

extension View {
  /// Names the view for assistive software, where `isEnabled`.
  nonisolated public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    accessibility { if isEnabled { $0.label = label.resolvedString(in: $1) } }
  }

  /// Names the view for assistive software, where `isEnabled`.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Names the view for assistive software, where `isEnabled`.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Adds a detail that assistive software reads with the view.
  /// - Partly: `importance` is not used: details are read in their order.
  nonisolated public func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AccessibilityCustomContentImportance = .default
  ) -> some View {
    accessibilityCustomContent(key.label, value ?? Text(verbatim: ""))
  }

  /// Adds a detail that assistive software reads with the view.
  /// - Partly: `importance` is not used: details are read in their order.
  nonisolated public func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey, importance: AccessibilityCustomContentImportance
  ) -> some View {
    accessibilityCustomContent(Text(labelKey), Text(valueKey))
  }

  /// Adds actions for assistive software and the keyboard, as a group.
  /// - Partly: `category` is not used: all actions stand in one row.
  nonisolated public func accessibilityActions<Content: View>(
    category: AccessibilityActionCategory, @ViewBuilder _ content: () -> Content
  ) -> some View {
    accessibilityActions(content)
  }

  /// Adds an action for assistive software and the keyboard, named by a view.
  nonisolated public func accessibilityAction<Label: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) -> some View {
    let label = label()
    return accessibilityActions {
      Button(action: action) { label }
    }
  }

  /// Says how deep the view is as a heading.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    environment(\.headingLevel, level.number)
  }

  /// Says how assistive software calls the view; the older form.
  nonisolated public func accessibility(inputLabels: [Text]) -> some View { accessibilityInputLabels(inputLabels) }

  /// Which of the views in a container is read first; the older form.
  nonisolated public func accessibility(sortPriority: Double) -> some View { accessibilitySortPriority(sortPriority) }

  /// Says where what is dragged is held, for assistive software.
  /// - Partly: changes nothing: assistive software does not drag in pages.
  nonisolated public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }

  /// Says where things are dropped, for assistive software.
  /// - Partly: changes nothing: assistive software does not drag in pages.
  nonisolated public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> some View {
    self
  }
}
