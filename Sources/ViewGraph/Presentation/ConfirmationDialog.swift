extension View {
  /// Shows choices while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(titleKey), isPresented: isPresented,
        actions: actions))
  }

  /// Shows choices while a binding is true and there is data to show.
  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(titleKey), isPresented: isPresented,
        presenting: data, actions: actions))
  }

  /// Shows choices while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(titleKey), isPresented: isPresented,
        actions: actions, message: { AnyView(message()) }))
  }

  /// Shows choices while a binding is true and there is data to show.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(titleKey), isPresented: isPresented,
        presenting: data, actions: actions, message: { AnyView(message($0)) }))
  }

  /// Shows choices while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(title), isPresented: isPresented,
        actions: actions))
  }

  /// Shows choices while a binding is true and there is data to show.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(title), isPresented: isPresented,
        presenting: data, actions: actions))
  }

  /// Shows choices while a binding is true.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(title), isPresented: isPresented,
        actions: actions, message: { AnyView(message()) }))
  }

  /// Shows choices while a binding is true and there is data to show.
  @_disfavoredOverload
  nonisolated public func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: Text(title), isPresented: isPresented,
        presenting: data, actions: actions, message: { AnyView(message($0)) }))
  }

  /// Shows choices while a binding is true.
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: title, isPresented: isPresented,
        actions: actions))
  }

  /// Shows choices while a binding is true and there is data to show.
  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: title, isPresented: isPresented,
        presenting: data, actions: actions))
  }

  /// Shows choices while a binding is true.
  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: title, isPresented: isPresented,
        actions: actions, message: { AnyView(message()) }))
  }

  /// Shows choices while a binding is true and there is data to show.
  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: true, showsTitle: titleVisibility == .visible, title: title, isPresented: isPresented,
        presenting: data, actions: actions, message: { AnyView(message($0)) }))
  }
}
