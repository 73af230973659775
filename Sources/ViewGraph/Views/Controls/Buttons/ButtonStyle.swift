/// Draws buttons; the platform lets them react to presses.
@MainActor @preconcurrency
public protocol ButtonStyle {
  /// The type of view that a button looks like.
  associatedtype Body: View
  /// What a style knows of a button.
  typealias Configuration = ButtonStyleConfiguration

  /// Draws a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that draws buttons knows of one.
public struct ButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// What the button is for, if that is special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let pressed: StateLocation<Bool>

  /// True while the reader holds the button down, and for a moment after a press.
  public var isPressed: Bool { pressed.get() }
}

/// Draws buttons and says itself when they do something.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  /// The type of view that stands for a button.
  associatedtype Body: View
  /// What a style knows of a button.
  typealias Configuration = PrimitiveButtonStyleConfiguration

  /// Makes the view that stands for a button.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style that stands for buttons knows of one.
public struct PrimitiveButtonStyleConfiguration {
  /// The button's label.
  nonisolated public struct Label: View {
    let content: AnyView
    @MainActor public var body: AnyView { content }
  }

  /// What the button is for, if that is special.
  public let role: ButtonRole?
  /// The button's label.
  public let label: Label
  let action: @MainActor () -> Void

  /// Does what the button does.
  @MainActor @preconcurrency
  public func trigger() {
    action()
  }
}

/// How buttons below look.
enum ButtonLook: Equatable {
  case builtIn(ButtonProminence)
  case custom(ControlStyle)
  case primitive(ControlStyle)
}

private struct ButtonLookKey: EnvironmentKey { static var defaultValue: ButtonLook { .builtIn(.automatic) } }
private struct ButtonShapeKey: EnvironmentKey { static var defaultValue: ButtonBorderShape { .automatic } }

extension EnvironmentValues {
  var buttonLook: ButtonLook {
    get { self[ButtonLookKey.self] }
    set { self[ButtonLookKey.self] = newValue }
  }

  var buttonShape: ButtonBorderShape {
    get { self[ButtonShapeKey.self] }
    set { self[ButtonShapeKey.self] = newValue }
  }
}

extension View {
  /// Sets the look of the buttons below.
  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    modifier(EnvironmentWriter(\.buttonLook, .custom(ControlStyle(style))))
  }

  /// Sets what stands for the buttons below.
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    let builtIn = (S.self as? any BuiltInButtonStyle.Type)?.prominence
    return modifier(
      EnvironmentWriter(\.buttonLook, builtIn.map { .builtIn($0) } ?? .primitive(ControlStyle(style))))
  }

  /// Sets the shape of the borders of the buttons below.
  nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    modifier(EnvironmentWriter(\.buttonShape, shape))
  }
}
