import Foundation

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier(title: Text(titleKey), isPresented: isPresented, actions: actions))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(AlertModifier(title: Text(titleKey), isPresented: isPresented, presenting: data, actions: actions))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(title: Text(titleKey), isPresented: isPresented, actions: actions, message: { AnyView(message()) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(titleKey), isPresented: isPresented, presenting: data, actions: actions,
        message: { AnyView(message($0)) }))
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier(title: Text(title), isPresented: isPresented, actions: actions))
  }

  /// Shows an alert while a binding is true and there is data to show.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(AlertModifier(title: Text(title), isPresented: isPresented, presenting: data, actions: actions))
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(title: Text(title), isPresented: isPresented, actions: actions, message: { AnyView(message()) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(title), isPresented: isPresented, presenting: data, actions: actions,
        message: { AnyView(message($0)) }))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(AlertModifier(title: title, isPresented: isPresented, presenting: data, actions: actions))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(AlertModifier(title: title, isPresented: isPresented, actions: actions, message: { AnyView(message()) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A,
    @ViewBuilder message: @escaping (T) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: title, isPresented: isPresented, presenting: data, actions: actions, message: { AnyView(message($0)) }))
  }

  /// Shows an alert about an error while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(AlertModifier(title: Text(about: error), isPresented: isPresented, presenting: error) { _ in actions() })
  }

  /// Shows an alert about an error while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        title: Text(about: error), isPresented: isPresented, presenting: error, actions: actions,
        message: { AnyView(message($0)) }))
  }
}

extension Text {
  fileprivate nonisolated init(about error: (some LocalizedError)?) {
    self.init(verbatim: error?.errorDescription ?? "")
  }
}
