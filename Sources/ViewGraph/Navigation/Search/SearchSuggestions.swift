/// What a search field and what is said about it share.
@MainActor
final class SearchState {
  /// What the reader searches for; nil before there is a field.
  var text: Binding<String>?
  /// Adds a token; nil where the search has none.
  var addToken: ((Any) -> Void)?
  /// What the reader has chosen of the suggestions, nil once they have typed since.
  let completion = StateLocation<String?>(nil)

  func complete(_ completion: String) {
    text?.wrappedValue = completion
    self.completion.set(completion)
  }
}

private struct SearchStateKey: EnvironmentKey { static var defaultValue: SearchState? { nil } }

extension EnvironmentValues {
  var searchState: SearchState? {
    get { self[SearchStateKey.self] }
    set { self[SearchStateKey.self] = newValue }
  }
}

/// Puts something below the search field of the view, while the reader searches.
nonisolated struct SearchAddition<Addition: View>: PrimitiveModifier {
  let addition: Addition
  /// Whether it is shown, by what is searched for and what was chosen last.
  let isShown: @MainActor (_ text: String, _ completion: String?) -> SearchAdditionVisibility

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    if base.searchState != nil { return base }
    let state = node.local as? SearchState ?? SearchState()
    node.local = state
    var inside = base
    inside.searchState = state
    return inside
  }

  @MainActor func build(_ node: ModifierNode) {
    var inside = node.insideControl
    inside.searchState = state(node)
    node.setChild(1, addition, environment: inside)
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let addition = node.outputs(ofSlot: 1).displays.filter { !$0.isPresentation }
    guard let state = state(node), let text = state.text, !addition.isEmpty else { return content }
    let visibility = isShown(text.wrappedValue, state.completion.get())
    if visibility == .hidden { return content }
    let display = DisplayNode(
      id: node.displayID, content: .stack(StackContent(axis: .vertical)),
      modifiers: visibility == .withFocus ? [.shownInSearch] : [], children: addition)
    return content.addingSearch(display, of: node)
  }

  @MainActor private func state(_ node: ModifierNode) -> SearchState? {
    node.environment.searchState ?? node.local as? SearchState
  }
}

/// When something below a search field is seen.
enum SearchAdditionVisibility {
  case hidden, withFocus, always
}

/// Makes a view a suggestion that the reader can choose.
nonisolated struct SearchCompletion: PrimitiveModifier, Equatable {
  let completion: String

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard node.environment.searchState != nil else { return content }
    let button = ButtonContent(target: node.target, prominence: .plain)
    return content.wrapped { DisplayNode(id: node.displayID, content: .button(button), children: $0) }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if event == .press { node.environment.searchState?.complete(completion) }
  }
}

/// When the scopes of a search are shown.
public struct SearchScopeActivation: Equatable, Sendable {
  fileprivate let needsText: Bool

  /// When the platform likes: here while the field has the focus or a text.
  public static let automatic = SearchScopeActivation(needsText: false)
  /// While there is a text.
  public static let onTextEntry = SearchScopeActivation(needsText: true)
  /// While the field has the focus or a text.
  public static let onSearchPresentation = SearchScopeActivation(needsText: false)
}

extension View {
  /// Suggests searches below the search field of this view, while it has the focus. Views with `searchCompletion(_:)`
  /// can be chosen; then the suggestions go until the reader types again.
  nonisolated public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
    modifier(
      SearchAddition(addition: suggestions()) { text, completion in
        completion == text ? .hidden : .withFocus
      })
  }

  /// Lets the reader search, with suggestions; the older form.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// Lets the reader search, with suggestions; the older form.
  nonisolated public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt)).searchSuggestions(suggestions)
  }

  /// Makes the view, among search suggestions, one that enters a text into the search field when it is chosen.
  nonisolated public func searchCompletion(_ completion: String) -> some View {
    modifier(SearchCompletion(completion: completion))
  }

  /// Lets the reader choose where to search, below the search field of this view. The scopes are views with tags.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    searchScopes(scope, activation: .automatic, scopes)
  }

  /// Lets the reader choose where to search, below the search field of this view. The scopes are views with tags.
  nonisolated public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    let picker = Picker("Search in", selection: scope, content: scopes).pickerStyle(.segmented).labelsHidden()
    return modifier(
      SearchAddition(addition: picker) { text, _ in
        text.isEmpty ? activation.needsText ? .hidden : .withFocus : .always
      })
  }
}
