import Foundation
import FoundationAdditions

/// Whether the system's tools for writing are offered.
public struct WritingToolsBehavior: Sendable {
  private let name: String

  public static let automatic = WritingToolsBehavior(name: "automatic")
  public static let complete = WritingToolsBehavior(name: "complete")
  public static let limited = WritingToolsBehavior(name: "limited")
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// How wide buttons are.
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  public static let automatic = ButtonSizing(name: "automatic")
  public static let fitted = ButtonSizing(name: "fitted")
  public static let flexible = ButtonSizing(name: "flexible")
}

/// How text is set whose language is not that of the page.
public struct TypesettingLanguage: Sendable {
  public static let automatic = TypesettingLanguage()

  /// The rules of a language.
  /// - Partly: `language` is not used: browsers set text by the language of the page.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage { TypesettingLanguage() }
}

extension View {
  /// Says whether the system's tools for writing are offered.
  /// - Partly: `behavior` is not used: browsers have tools of their own.
  nonisolated public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// Says how bright pictures may be.
  /// - Partly: `range` is not used: browsers show pictures as bright as the screen allows.
  nonisolated public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { self }

  /// Says that the view shows what a widget is about to change.
  /// - Partly: `invalidatable` is not used: a page is no widget.
  nonisolated public func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }

  /// Goes on below sidebars, mirrored and out of focus.
  /// - Partly: nothing changes: sidebars lie beside what is shown.
  nonisolated public func backgroundExtensionEffect() -> some View { self }

  /// Says how wide buttons are.
  /// - Partly: `sizing` is not used: give a button's label a frame with maxWidth: .infinity.
  nonisolated public func buttonSizing(_ sizing: ButtonSizing) -> some View { self }

  /// Sets text by the rules of a language.
  /// - Partly: `language` and `isEnabled` are not used: browsers set text by the language of the page.
  nonisolated public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }

  /// Sets text by the rules of a language.
  /// - Partly: `language` and `isEnabled` are not used: browsers set text by the language of the page.
  nonisolated public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Describes what the reader does, for other devices.
  /// - Partly: nothing is told: pages go on elsewhere by their address.
  nonisolated public func userActivity(
    _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Does something when the reader goes on with what was begun on another device.
  /// - Partly: `action` is not called: pages go on elsewhere by their address.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View { self }

  /// Mirrors the view where text runs from right to left.
  nonisolated public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    modifier(DirectionFlip(isEnabled: enabled))
  }
}

nonisolated private struct DirectionFlip: InlineModifier {
  let isEnabled: Bool

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    guard isEnabled, place.environment.layoutDirection == .rightToLeft else { return content }
    return content.mapDisplays {
      LayoutRules.apply(
        [.scale(CGSize(width: -1, height: 1), anchor: .center)], to: $0, wrapperID: place.wrapperID(for: $0.id))
    }
  }
}
