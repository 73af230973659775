import Foundation

extension View {
  @available(*, unavailable, message: "dialogs of a page have no picture: show a sheet with an Image in it")
  nonisolated public func dialogIcon(_ icon: Image?) -> some View { self }

  @available(*, unavailable, message: "dialogs of a page cannot be put off: keep a Bool in AppStorage and ask it")
  nonisolated public func dialogSuppressionToggle(isSuppressed: Binding<Bool>) -> some View { self }

  @available(*, unavailable, message: "a button that is held down is pressed once: use a Stepper")
  nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { self }
}

/// Whether a button that is held down is pressed again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

@available(*, unavailable, message: "browsers tell a page nothing of the choice in a field: leave selection out")
public struct TextSelection: Equatable, Hashable {}

@available(*, unavailable, message: "shapes are not painted with pictures: clip an Image with clipShape(_:)")
public struct ImagePaint: ShapeStyle {
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {}

  public func _paint(in environment: EnvironmentValues) -> Paint { .tint }
}

extension EnvironmentValues {
  @available(*, unavailable, message: "a page is one window: show a sheet, or push a page")
  public var openWindow: OpenWindowAction { OpenWindowAction() }

  @available(*, unavailable, message: "a page is one window: use dismiss")
  public var dismissWindow: OpenWindowAction { OpenWindowAction() }

  @available(*, unavailable, message: "a page has no settings of the system: show a sheet with the program's own")
  public var openSettings: OpenWindowAction { OpenWindowAction() }

  @available(*, unavailable, message: "pages are not rated in a store: show a Link to where readers write to you")
  public var requestReview: OpenWindowAction { OpenWindowAction() }
}

/// Opens a window, where there are any.
/// - Partly: a page is one window: there is none to call.
public struct OpenWindowAction {
  public func callAsFunction(id: String) {}
  public func callAsFunction<D: Codable & Hashable>(value: D) {}
  public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {}
  public func callAsFunction() {}
}

@available(
  *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
)
public protocol TextRenderer: Animatable {}

extension View {
  @available(*, unavailable, message: "browsers place scroll bars themselves: use scrollIndicators(_:)")
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  @available(*, unavailable, message: "browsers place scroll bars themselves: use scrollIndicators(_:)")
  nonisolated public func scrollIndicatorsFlash(trigger value: some Equatable) -> some View { self }
}

@available(
  *, unavailable, message: "nothing is drawn on the server: serve pictures that exist, or show the view itself"
)
public struct ImageRenderer<Content: View> {
  public init(content: Content) {}
}
