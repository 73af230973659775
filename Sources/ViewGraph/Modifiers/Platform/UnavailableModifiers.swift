import Foundation

/// Whether a button that is held down is pressed again and again.
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let isEnabled: Bool?

  public static let automatic = ButtonRepeatBehavior(isEnabled: nil)
  public static let enabled = ButtonRepeatBehavior(isEnabled: true)
  public static let disabled = ButtonRepeatBehavior(isEnabled: false)
}

@available(
  *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
)
public protocol TextRenderer: Animatable {}

/// What a program says of a part of a text, for its own drawing.
@available(
  *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
)
public protocol TextAttribute {}

extension View {
  /// Draws texts by the program's own means.
  @available(
    *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
  )
  nonisolated public func textRenderer(_ renderer: some TextRenderer) -> some View { self }

  /// Lets readers move a file.
  @available(
    *, unavailable, message: "a page cannot move a reader's files: use fileExporter(isPresented:) to save a copy"
  )
  nonisolated public func fileMover(
    isPresented: Binding<Bool>, file: URL?, onCompletion: @escaping (Result<URL, any Error>) -> Void
  ) -> some View { self }
}

extension Text {
  /// Says something of a text, for the program's own drawing.
  @available(
    *, unavailable, message: "text is drawn by the browser: animate the Text itself, or each Character in a ForEach"
  )
  public func customAttribute(_ value: some TextAttribute) -> Text { self }
}
