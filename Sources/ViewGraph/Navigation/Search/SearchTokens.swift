/// The tokens of a search below its field. One that is pressed goes.
nonisolated struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, Token: View>: View
where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> Token

  @MainActor var body: some View {
    if !tokens.wrappedValue.isEmpty {
      TokenRow(tokens: tokens.wrappedValue, fill: Color.accentColor.opacity(0.2)) { element in
        token(element)
        Image(systemName: "xmark").imageScale(.small).accessibilityHidden(true)
      } choose: { element in
        tokens.wrappedValue.removeAll { $0.id == element.id }
      }
    }
  }
}

/// Tokens that the reader may add, below the search field.
nonisolated struct SuggestedSearchTokens<C: RandomAccessCollection, Token: View>: View where C.Element: Identifiable {
  let tokens: Binding<C>
  let token: (C.Element) -> Token
  let add: (Any) -> Void

  @MainActor var body: some View {
    if !tokens.wrappedValue.isEmpty {
      TokenRow(tokens: tokens.wrappedValue, fill: Color.gray.opacity(0.2), content: token) { element in
        add(element)
      }
    }
  }
}

/// Capsules in a line that scrolls.
private nonisolated struct TokenRow<C: RandomAccessCollection, Content: View>: View where C.Element: Identifiable {
  let tokens: C
  let fill: Color
  @ViewBuilder let content: (C.Element) -> Content
  let choose: (C.Element) -> Void

  @MainActor var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 8) {
        ForEach(tokens) { element in
          Button {
            choose(element)
          } label: {
            HStack(spacing: 4) { content(element) }
              .font(.subheadline)
              .padding(.horizontal, 10)
              .padding(.vertical, 5)
              .background(fill, in: Capsule())
          }
          .buttonStyle(.plain)
        }
      }
    }
  }
}

/// Makes a view among search suggestions one that adds a token.
nonisolated struct SearchTokenCompletion<Token: Identifiable>: PrimitiveModifier {
  let token: Token

  @MainActor func outputs(_ content: Outputs, _ node: ModifierNode) -> Outputs {
    guard node.environment.searchState?.addToken != nil else { return content }
    let button = ButtonContent(target: node.target, prominence: .plain)
    return content.wrapped { DisplayNode(id: node.displayID, content: .button(button), children: $0) }
  }

  @MainActor func handle(_ event: DisplayEvent, _ node: ModifierNode) {
    if event == .press { node.environment.searchState?.addToken?(token) }
  }
}

extension View {
  /// A search field for a text and tokens.
  nonisolated func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ field: SearchableModifier, _ tokens: Binding<C>, suggested: Binding<C>? = nil, token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var field = field
    let text = field.text
    let add: (Any) -> Void = { added in
      guard let added = added as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == added.id }) else { return }
      tokens.wrappedValue.append(added)
      text.wrappedValue = ""
    }
    field.addToken = add
    let suggestions = suggested.map { SuggestedSearchTokens(tokens: $0, token: token, add: add) }
    return modifier(field)
      .modifier(SearchAddition(addition: SearchTokens(tokens: tokens, token: token)) { _, _ in .always })
      .modifier(SearchAddition(addition: suggestions) { _, _ in .withFocus })
  }

  /// Makes the view, among search suggestions, one that adds a token to the search when it is chosen. The text that has
  /// been typed goes. Outside of a search with tokens of that type the view is as it is.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletion(token: token))
  }
}
