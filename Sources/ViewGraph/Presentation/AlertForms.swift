import Foundation

extension View {
  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(titleKey), message: nil, actions: AnyView(actions())) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: Text(titleKey), message: nil, actions: AnyView(actions(data))) } }
      ))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(titleKey), message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in
            AlertParts(title: Text(titleKey), message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
  }

  /// Shows an alert while a binding is true.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View>(
    _ title: S,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(title), message: nil, actions: AnyView(actions())) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: Text(title), message: nil, actions: AnyView(actions(data))) } }))
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
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: Text(title), message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in
            AlertParts(title: Text(title), message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: title, message: nil, actions: AnyView(actions())) }))
  }

  /// Shows an alert while a binding is true and there is data to show.
  nonisolated public func alert<A: View, T>(
    _ title: Text,
    isPresented: Binding<Bool>,
    presenting data: T?,
    @ViewBuilder actions: @escaping (T) -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: { data.map { data in AlertParts(title: title, message: nil, actions: AnyView(actions(data))) } }))
  }

  /// Shows an alert while a binding is true.
  nonisolated public func alert<A: View, M: View>(
    _ title: Text,
    isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> A,
    @ViewBuilder message: @escaping () -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue }, dismiss: { isPresented.wrappedValue = false },
        parts: { AlertParts(title: title, message: AnyView(message()), actions: AnyView(actions())) }))
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
        isDialog: false, isPresented: { isPresented.wrappedValue && data != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: {
          data.map { data in AlertParts(title: title, message: AnyView(message(data)), actions: AnyView(actions(data)))
          }
        }))
  }

  /// Shows an alert about an error while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue && error != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: {
          error.map {
            AlertParts(title: Text(verbatim: $0.errorDescription ?? ""), message: nil, actions: AnyView(actions()))
          }
        }))
  }

  /// Shows an alert about an error while a binding is true and there is an error.
  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A,
    @ViewBuilder message: @escaping (E) -> M
  ) -> some View {
    modifier(
      AlertModifier(
        isDialog: false, isPresented: { isPresented.wrappedValue && error != nil },
        dismiss: { isPresented.wrappedValue = false },
        parts: {
          error.map {
            AlertParts(
              title: Text(verbatim: $0.errorDescription ?? ""), message: AnyView(message($0)),
              actions: AnyView(actions($0)))
          }
        }))
  }
}
