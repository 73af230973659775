import Foundation

extension PersonNameComponents {
  /// How a name is written.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How much of the name.
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The given name, or else the family's.
      case short
      /// Given and family names.
      case medium
      /// All of it.
      case long
      /// The initials.
      case abbreviated
    }

    /// How much of the name.
    public var style: Style
    /// The language; names are written in their own order whatever it is.
    public var locale: Locale

    /// Makes a style.
    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    /// The text.
    public func format(_ value: PersonNameComponents) -> String {
      let names = [value.givenName, value.middleName, value.familyName].map { $0 ?? "" }
      // Names in Han, Kana or Hangul begin with the family's, without spaces.
      let isEastern = names.contains { $0.unicodeScalars.contains { $0.isOfEasternName } }
      func joined(_ parts: [String?]) -> String {
        let parts = (isEastern ? parts.reversed() : parts).compactMap { $0 }.filter { !$0.isEmpty }
        return parts.joined(separator: isEastern ? "" : " ")
      }
      let (given, family) = (value.givenName ?? "", value.familyName ?? "")
      switch style {
      case .short: return given.isEmpty ? family : given
      case .medium: return joined([given, family])
      case .long: return joined([value.namePrefix, given, value.middleName, family, value.nameSuffix])
      case .abbreviated:
        if isEastern { return family.isEmpty ? given : family }
        return [given, family].map { $0.prefix(1).uppercased() }.joined()
      }
    }

    /// The same for another language.
    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }
  }

  /// The name as a style has it.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == PersonNameComponents { style.format(self) }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  /// A name.
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self { Self(style: style) }
}

extension Unicode.Scalar {
  fileprivate var isOfEasternName: Bool {
    switch value {
    case 0x3040...0x30FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7AF: true
    default: false
    }
  }
}
