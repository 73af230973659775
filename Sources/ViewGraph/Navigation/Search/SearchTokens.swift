/// What the reader has put into a search field beside its text: each stands below the field, and goes by a press on it.
nonisolated struct SearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
  @Binding var tokens: C
  let label: (C.Element) -> T

  @MainActor var body: some View {
    if !tokens.isEmpty {
      ScrollView(.horizontal) {
        HStack {
          ForEach(Array(tokens)) { token in
            Button {
              tokens.removeAll { $0.id == token.id }
            } label: {
              label(token)
              Image(systemName: "xmark").imageScale(.small).accessibilityLabel(Text("Remove"))
            }
          }
        }
        .buttonStyle(.bordered)
        .buttonBorderShape(.capsule)
        .controlSize(.small)
      }
      .scrollIndicators(.hidden)
    }
  }
}

/// The tokens that a program suggests and that are not chosen yet.
nonisolated struct SuggestedSearchTokens<C: RandomAccessCollection & RangeReplaceableCollection, T: View>: View
where C.Element: Identifiable {
  let suggested: C
  let tokens: C
  let label: (C.Element) -> T

  @MainActor var body: some View {
    ForEach(suggested.filter { each in !tokens.contains { $0.id == each.id } }) { token in
      label(token).searchCompletion(token)
    }
  }
}

extension View {
  /// Lets the reader search with text and tokens.
  nonisolated fileprivate func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    _ field: SearchableModifier, tokens: Binding<C>, suggested: C = C(), label: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    var field = field
    field.accept = { token in
      guard let token = token as? C.Element else { return false }
      if !tokens.wrappedValue.contains(where: { $0.id == token.id }) { tokens.wrappedValue.append(token) }
      return true
    }
    return modifier(field)
      .modifier(
        SearchAddition(addition: SearchTokens(tokens: tokens, label: label)) { _, _ in .always }
      )
      .modifier(
        SearchAddition(
          addition: SuggestedSearchTokens(suggested: suggested, tokens: tokens.wrappedValue, label: label)
        ) { _, _ in .withFocus })
  }

  /// Lets the reader search with text and tokens: what the search is limited to, beside the text. They stand below the
  /// field, and go by a press. A suggestion with `searchCompletion(_:)` of a token adds it.
  /// - Partly: `placement` is not used: the field is in the page's bar.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(SearchableModifier(text: text, prompt: prompt), tokens: tokens, label: token)
  }

  /// Lets the reader search with text and tokens.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets the reader search with text and tokens.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, tokens: tokens, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets the reader search with text and tokens. The field has the focus while the binding is true.
  /// - Partly: `placement` is not used: the field is in the page's bar.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(SearchableModifier(text: text, prompt: prompt, isPresented: isPresented), tokens: tokens, label: token)
  }

  /// Lets the reader search with text and tokens. The field has the focus while the binding is true.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement, prompt: Text(prompt), token: token)
  }

  /// Lets the reader search with text and tokens, of which some are suggested while the field has the focus.
  /// - Partly: `placement` is not used: the field is in the page's bar.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      SearchableModifier(text: text, prompt: prompt), tokens: tokens, suggested: suggestedTokens.wrappedValue,
      label: token)
  }

  /// Lets the reader search with text and tokens, of which some are suggested while the field has the focus.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement, prompt: Text(prompt),
      token: token)
  }

  /// Makes the view, among search suggestions, one that puts a token into the search field when it is chosen, in the
  /// place of what was typed.
  nonisolated public func searchCompletion<T: Identifiable>(_ token: T) -> some View {
    modifier(SearchTokenCompletion(token: token))
  }
}
