/// Tells assistive software something about a view.
nonisolated struct AccessibilityModifier: InlineModifier {
  let properties: @MainActor (EnvironmentValues) -> AccessibilityProperties

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let properties = properties(place.environment)
    return content.mapDisplays {
      $0.adding(properties)
        ?? LayoutRules.apply([.accessibility(properties)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}

extension DisplayNode {
  /// The node with more said of it; nil where nothing has been said so far.
  fileprivate func adding(_ properties: AccessibilityProperties) -> DisplayNode? {
    var modifiers = modifiers
    for index in modifiers.indices {
      guard case .accessibility(let known) = modifiers[index] else { continue }
      modifiers[index] = .accessibility(known.merging(properties))
      return DisplayNode(id: id, content: content, modifiers: modifiers, children: children, layout: layout)
    }
    return nil
  }
}

extension AccessibilityProperties {
  /// What both say; where they differ, what `outer` does.
  fileprivate func merging(_ outer: AccessibilityProperties) -> AccessibilityProperties {
    var result = self
    result.label = outer.label ?? label
    result.value = outer.value ?? value
    result.hint = outer.hint ?? hint
    result.identifier = outer.identifier ?? identifier
    result.isHidden = outer.isHidden ?? isHidden
    result.children = outer.children ?? children
    result.traits = traits.subtracting(outer.removedTraits).union(outer.traits)
    result.removedTraits = removedTraits.union(outer.removedTraits)
    return result
  }
}

extension View {
  nonisolated func accessibility(
    _ change: @escaping @MainActor (inout AccessibilityProperties, EnvironmentValues) -> Void
  ) -> some View {
    modifier(
      AccessibilityModifier { environment in
        var properties = AccessibilityProperties()
        change(&properties, environment)
        return properties
      })
  }

  /// Says what the view is.
  nonisolated public func accessibilityLabel(_ label: Text) -> some View {
    accessibility { $0.label = label.resolvedString(in: $1) }
  }

  /// Says what the view is.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Says what the view is.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Says what the view's value is.
  nonisolated public func accessibilityValue(_ value: Text) -> some View {
    accessibility { $0.value = value.resolvedString(in: $1) }
  }

  /// Says what the view's value is.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Says what the view's value is.
  @_disfavoredOverload
  nonisolated public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Says what using the view does.
  nonisolated public func accessibilityHint(_ hint: Text) -> some View {
    accessibility { $0.hint = hint.resolvedString(in: $1) }
  }

  /// Says what using the view does.
  nonisolated public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// Says what using the view does.
  @_disfavoredOverload
  nonisolated public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// Hides the view from assistive software.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View {
    accessibility { properties, _ in properties.isHidden = hidden }
  }

  /// Gives the view a name by which tests find it.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some View {
    accessibility { properties, _ in properties.identifier = identifier }
  }

  /// Says what kind of thing the view is.
  nonisolated public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in properties.traits = traits }
  }

  /// Says what kind of thing the view is not.
  nonisolated public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    accessibility { properties, _ in properties.removedTraits = traits }
  }

  /// Makes the view one element for assistive software.
  nonisolated public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    accessibility { properties, _ in properties.children = children.name }
  }

  /// Tells what the view is for when the pointer rests on it.
  nonisolated public func help(_ textKey: LocalizedStringKey) -> some View {
    help(Text(textKey))
  }

  /// Tells what the view is for when the pointer rests on it.
  nonisolated public func help(_ text: Text) -> some View {
    modifier(HelpModifier(text: text))
  }

  /// Tells what the view is for when the pointer rests on it.
  @_disfavoredOverload
  nonisolated public func help<S: StringProtocol>(_ text: S) -> some View {
    help(Text(text))
  }
}

/// Tells what a view is for.
nonisolated struct HelpModifier: InlineModifier {
  let text: Text

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let help = text.resolvedString(in: place.environment)
    return content.mapDisplays {
      LayoutRules.apply([.help(help)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}

/// What becomes of the elements inside of one.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String

  /// They are not reached.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They are reached one by one.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They are read as one.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
