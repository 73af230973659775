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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(titleKey), message: nil, actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: Text(titleKey), message: nil, actions: AnyView(actions(data))) } }
      ))
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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in
            AlertParts(title: Text(titleKey), message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(title), message: nil, actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: Text(title), message: nil, actions: AnyView(actions(data))) } }))
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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(title), message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in
            AlertParts(title: Text(title), message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: title, message: nil, actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: title, message: nil, actions: AnyView(actions(data))) } }))
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
        isDialog: true, showsTitle: titleVisibility == .visible, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: title, message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: true, showsTitle: titleVisibility == .visible,
        isPresented: { isPresented.wrappedValue && data != nil }, dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in AlertParts(title: title, message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
  }
}
