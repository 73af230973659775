import Foundation
import SwiftUI

/// Something that a program lets the system do. The web has no place for it: nothing calls one but the program itself.
/// - Partly: nobody but the program calls intents.
public protocol AppIntent: Sendable {
  /// The type of what it ends with.
  associatedtype PerformResult: IntentResult
  /// What it is called.
  static var title: LocalizedStringResource { get }
  /// What it does, in words.
  static var description: IntentDescription? { get }
  /// Whether the program is opened for it.
  static var openAppWhenRun: Bool { get }
  /// Makes one without values.
  init()
  /// Does it.
  func perform() async throws -> PerformResult
}

extension AppIntent {
  public static var description: IntentDescription? { nil }
  public static var openAppWhenRun: Bool { false }
}

/// What an intent does, in words.
public struct IntentDescription: Sendable, ExpressibleByStringLiteral {
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(stringLiteral value: String) {}
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(_ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil) {}
}

/// What an intent ends with.
public protocol IntentResult: Sendable {}

/// What an intent ends with that says something.
public protocol ProvidesDialog: IntentResult {}
/// What an intent ends with that shows a view.
public protocol ShowsSnippetView: IntentResult {}
/// What an intent ends with that has a value.
public protocol ReturnsValue<Value>: IntentResult {
  associatedtype Value: Sendable
}

/// What an intent ends with.
public struct IntentResultContainer<Value: Sendable>: ProvidesDialog, ReturnsValue, ShowsSnippetView {
  /// The value.
  public let value: Value?
}

/// What is said.
public struct IntentDialog: Sendable, ExpressibleByStringInterpolation {
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(stringLiteral value: String) {}
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(_ resource: LocalizedStringResource) {}
}

extension IntentResult where Self == IntentResultContainer<Never> {
  /// Ends with nothing.
  public static func result() -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
  /// Ends with what is said.
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public static func result(dialog: IntentDialog) -> IntentResultContainer<Never> { IntentResultContainer(value: nil) }
}

extension IntentResult {
  /// Ends with a value.
  public static func result<Value>(value: Value) -> Self where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
  /// Ends with a value, and what is said.
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value> {
    IntentResultContainer(value: value)
  }
}

/// A value of an intent.
@propertyWrapper
public final class IntentParameter<Value: Sendable>: @unchecked Sendable {
  private var value: Value?

  /// The value. It must have been set, or have a default.
  public var wrappedValue: Value {
    get {
      guard let value else { fatalError("The parameter of the intent has no value") }
      return value
    }
    set { value = newValue }
  }
  public var projectedValue: IntentParameter<Value> { self }

  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init() {}
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil) {}
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(title: LocalizedStringResource, description: LocalizedStringResource? = nil, default value: Value) {
    self.value = value
  }
}

extension AppIntent {
  public typealias Parameter = IntentParameter
}

/// What is called together: phrases for intents. Nobody says them.
/// - Partly: nobody but the program calls intents.
public protocol AppShortcutsProvider {
  @AppShortcutsBuilder static var appShortcuts: [AppShortcut] { get }
}

/// Phrases for an intent.
public struct AppShortcut: Sendable {
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(
    intent: some AppIntent, phrases: [AppShortcutPhrase], shortTitle: LocalizedStringResource, systemImageName: String
  ) {}
}

/// A phrase.
public struct AppShortcutPhrase: Sendable, ExpressibleByStringInterpolation {
  /// The name of the program in a phrase.
  public enum Token: Sendable {
    case applicationName
  }

  public struct StringInterpolation: StringInterpolationProtocol {
    /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
    public mutating func appendLiteral(_ literal: String) {}
    /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
    public mutating func appendInterpolation(_ token: Token) {}
    /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
    public mutating func appendInterpolation<Value>(_ value: Value) {}
  }

  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(stringInterpolation: StringInterpolation) {}
  /// - Partly: nobody but the program calls intents: texts for Siri and Shortcuts are not used.
  public init(stringLiteral value: String) {}
}

/// Puts phrases together.
@resultBuilder
public enum AppShortcutsBuilder {
  public static func buildBlock(_ shortcuts: AppShortcut...) -> [AppShortcut] { shortcuts }
}

/// Something that an intent speaks of.
public protocol AppEntity: Identifiable, Sendable {}
/// A choice of an intent.
public protocol AppEnum: RawRepresentable, Sendable {}
