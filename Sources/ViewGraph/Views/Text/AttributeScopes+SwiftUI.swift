import Foundation

extension AttributeScopes {
  /// The attributes of styled text that `Text` shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of styled text that `Text` shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The colour.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// The line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The line under the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// Points added between characters.
    public let kern: KerningAttribute
    /// Points added between characters.
    public let tracking: TrackingAttribute
    /// Points above the line.
    public let baselineOffset: BaselineOffsetAttribute
    /// What the text is for, as Markdown says.
    public let inlinePresentationIntent: InlinePresentationIntentAttribute
    /// The attributes that Foundation knows.
    public let foundation: AttributeScopes.FoundationAttributes

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      public typealias Value = Font
      /// The name under which it is stored.
      public static let name = "SwiftUI.Font"
    }

    /// The colour.
    public enum ForegroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name under which it is stored.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// The colour behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      public typealias Value = Color
      /// The name under which it is stored.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// The line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name under which it is stored.
      public static let name = "SwiftUI.StrikethroughStyle"
    }

    /// The line under the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      public typealias Value = Text.LineStyle
      /// The name under which it is stored.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// Points added between characters.
    public enum KerningAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which it is stored.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added between characters.
    public enum TrackingAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which it is stored.
      public static let name = "SwiftUI.Tracking"
    }

    /// What the text is for, as Markdown says.
    public enum InlinePresentationIntentAttribute: AttributedStringKey {
      public typealias Value = InlinePresentationIntent
      /// The name under which it is stored.
      public static let name = "NSInlinePresentationIntent"
    }

    /// Points above the line.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      public typealias Value = CGFloat
      /// The name under which it is stored.
      public static let name = "SwiftUI.BaselineOffset"
    }
  }
}

extension AttributeDynamicLookup {
  /// Finds an attribute of this scope by its name.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T {
    self[T.self]
  }
}
