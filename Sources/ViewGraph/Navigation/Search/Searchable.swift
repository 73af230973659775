/// Puts a search field into the page's bar.
nonisolated struct SearchableModifier: PrimitiveModifier {
  let text: Binding<String>
  let prompt: Text?
  var isPresented: Binding<Bool>?
  /// Adds a token to those of the search, where it has tokens of that type.
  var addToken: ((Any) -> Void)?

  @MainActor func build(_ node: ModifierNode) {
    node.environment.searchState?.text = text
    node.environment.searchState?.addToken = addToken
  }

  @MainActor func didMount(_ node: ModifierNode) {
    node.locate("search", alias: "q", read: { text.wrappedValue }, restore: { text.wrappedValue = $0 })
  }

  @MainActor func environment(_ base: EnvironmentValues, _ node: ModifierNode) -> EnvironmentValues {
    var inside = base
    inside.isSearching = isSearching(node)
    inside.dismissSearch = DismissSearchAction { end(node) }
    return inside
  }

  /// From the moment at which the reader turns to the field until they cancel, whether there are words in it or not.
  @MainActor private func isSearching(_ node: ModifierNode) -> Bool {
    let activity = activity(node)
    return node.reading { isPresented?.wrappedValue ?? activity.isActive.get() || !text.wrappedValue.isEmpty }
  }

  @MainActor private func end(_ node: ModifierNode) {
    text.wrappedValue = ""
    activity(node).isActive.set(false)
    isPresented?.wrappedValue = false
  }

  @MainActor private func activity(_ node: ModifierNode) -> SearchActivity {
    if let activity = node.local as? SearchActivity { return activity }
    let made = SearchActivity()
    node.local = made
    return made
  }

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    let prompt = (prompt ?? Text("Search")).resolvedString(in: node.environment)
    var field = FieldContent(
      target: node.target, key: node.locationKey, kind: .search, value: text.wrappedValue, prompt: prompt)
    field.submitLabel = "search"
    field.isFocused = node.environment.searchFocus?.isFocused ?? activity(node).focus(isPresented?.wrappedValue)
    if isSearching(node) {
      field.cancellation = FieldContent.Cancellation(
        target: node.target(for: "cancel") { _ in end(node) },
        label: Text("Cancel").resolvedString(in: node.environment))
    }
    return content.addingSearch(DisplayNode(id: node.displayID, content: .field(field)), of: node)
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    switch event {
    case .input(let value):
      node.environment.searchState?.completion.set(nil)
      text.wrappedValue = value
    case .focus(let hasFocus):
      node.environment.searchFocus?.set(hasFocus)
      activity(node).isLeft = !hasFocus
      guard hasFocus else { break }
      activity(node).isActive.set(true)
      isPresented?.wrappedValue = true
    case .submit: node.environment.submit?(.search)
    default: break
    }
  }
}

/// What a search field knows of the reader.
@MainActor
private final class SearchActivity {
  /// Whether the reader has turned to the field, and has not cancelled.
  let isActive = StateLocation(false)
  /// Whether the focus has gone elsewhere since, as to a row that was found.
  var isLeft = false
  private var wasSearching = false

  /// Whether the field is to have the focus; nil where that is the reader's.
  func focus(_ isPresented: Bool?) -> Bool? {
    guard isPresented ?? isActive.get() else {
      isLeft = false
      return isPresented == nil && !wasSearching ? nil : false
    }
    wasSearching = true
    return isLeft ? nil : true
  }
}

/// Where the platform puts a search field. Here it is always at the head of the page.
public struct SearchFieldPlacement: Sendable {
  /// Where the platform likes.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the side bar.
  public static let sidebar = SearchFieldPlacement()
  /// In the middle of the toolbar.
  public static let toolbarPrincipal = SearchFieldPlacement()
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()

  /// In the navigation bar.
  /// - Partly: the field is always seen.
  public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
    SearchFieldPlacement()
  }

  /// When the field is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// When the reader pulls the page down.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}

/// Ends searching.
@MainActor @preconcurrency
public struct DismissSearchAction {
  let action: @MainActor () -> Void

  nonisolated init(_ action: @escaping @MainActor () -> Void = {}) {
    self.action = action
  }

  /// Ends searching and empties the field.
  public func callAsFunction() {
    action()
  }
}

private struct IsSearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction() }
}
private struct SubmitKey: EnvironmentKey { static var defaultValue: ((SubmitTriggers) -> Void)? { nil } }

extension EnvironmentValues {
  /// True while the reader searches.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  /// Ends searching.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }

  /// What happens when the reader submits a field of a kind.
  var submit: ((SubmitTriggers) -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// Which kinds of fields an action is for.
public struct SubmitTriggers: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1 << 0)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 1 << 1)
}

extension View {
  /// Lets the reader search: puts a field into the page's bar.
  /// - Partly: `placement` is not used: the field is in the page's bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt))
  }

  /// Lets the reader search: puts a field into the page's bar.
  nonisolated public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the reader search: puts a field into the page's bar.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Lets the reader search. The field has the focus while the binding is true, which it becomes by that.
  /// - Partly: `placement` is not used: the field is in the page's bar.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented))
  }

  /// Lets the reader search. The field has the focus while the binding is true, which it becomes by that.
  nonisolated public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Lets the reader search. The field has the focus while the binding is true, which it becomes by that.
  @_disfavoredOverload
  nonisolated public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }

  /// Does something when the reader submits a field below.
  nonisolated public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void) -> some View {
    modifier(
      EnvironmentTransform(keyPath: \.submit) { submit in
        let outer = submit
        submit = { trigger in
          if !triggers.isDisjoint(with: trigger) { action() }
          outer?(trigger)
        }
      })
  }
}
