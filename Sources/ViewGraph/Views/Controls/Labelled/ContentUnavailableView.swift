/// Says that there is nothing to show, why, and what the reader can do.
nonisolated public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
  let label: Label
  let description: Description
  let actions: Actions

  /// Makes the view of its parts.
  public init(
    @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }

  @MainActor public var body: some View {
    VStack(spacing: 12) {
      label
        .labelStyle(UnavailableLabelStyle())
      description
        .font(.subheadline)
        .foregroundColor(.secondary)
        .multilineTextAlignment(.center)
      actions
    }
    .padding(24)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A large symbol above a title.
nonisolated private struct UnavailableLabelStyle: LabelStyle {
  @MainActor func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 12) {
      configuration.icon
        .font(.system(size: 48))
        .foregroundColor(.secondary)
      configuration.title
        .font(.title2.bold())
        .multilineTextAlignment(.center)
    }
  }
}

extension ContentUnavailableView
where Label == ViewGraph.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes the view of a title, a symbol and a text.
  public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
    label = ViewGraph.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes the view of a title, a picture and a text.
  public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
    label = ViewGraph.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes the view of a title, a symbol and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    label = ViewGraph.Label(title, systemImage: name)
    self.description = description
    actions = EmptyView()
  }

  /// Makes the view of a title, a picture and a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
    label = ViewGraph.Label(title, image: name)
    self.description = description
    actions = EmptyView()
  }
}

/// The parts of the view that says that a search has found nothing.
nonisolated public struct SearchUnavailableContent: Sendable {
  /// The title.
  nonisolated public struct Label: View, Sendable {
    let text: String?

    @MainActor public var body: some View {
      if let text, !text.isEmpty {
        ViewGraph.Label("No Results for \u{201C}\(text)\u{201D}", systemImage: "magnifyingglass")
      } else {
        ViewGraph.Label("No Results", systemImage: "magnifyingglass")
      }
    }
  }

  /// The explanation.
  nonisolated public struct Description: View, Sendable {
    @MainActor public var body: some View { Text("Check the spelling or try a new search.") }
  }

  /// What the reader can do: nothing.
  nonisolated public struct Actions: View, Sendable {
    @MainActor public var body: some View { EmptyView() }
  }
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// Says that a search has found nothing.
  public static var search: ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(label: { Label(text: nil) }, description: { Description() }, actions: { Actions() })
  }

  /// Says that a search for a text has found nothing.
  public static func search(text: String) -> ContentUnavailableView<Label, Description, Actions> {
    ContentUnavailableView(label: { Label(text: text) }, description: { Description() }, actions: { Actions() })
  }
}
