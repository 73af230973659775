extension View {
  /// Lets the reader search by a text and by tokens, which stand below the field and go when they are pressed.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      SearchableModifier(text: text, prompt: prompt), tokens, token: token)
  }

  /// Lets the reader search by a text and by tokens.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Lets the reader search by a text and by tokens.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Lets the reader search by a text and by tokens, which stand below the field and go when they are pressed.
  /// Suggested tokens stand there while the field has the focus; one that is pressed is added, and the text goes.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      SearchableModifier(text: text, prompt: prompt), tokens, suggested: suggestedTokens, token: token)
  }

  /// Lets the reader search by a text and by tokens.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  nonisolated public func searchable<C: RandomAccessCollection & RangeReplaceableCollection, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }

  /// Lets the reader search by a text and by tokens.
  /// - Partly: `placement` is not used: the field is in the page's bar. The key Backspace deletes no token.
  @_disfavoredOverload
  nonisolated public func searchable<
    C: RandomAccessCollection & RangeReplaceableCollection, T: View, S: StringProtocol
  >(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }
}
