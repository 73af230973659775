import Foundation

/// What tells fonts apart: style, design, weight, size.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of letters.
  public struct SymbolicTraits: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) { self.rawValue = rawValue }

    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }

  /// The kinds of the system's letters.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }

  let base: UIFont
  /// The size in points.
  public var pointSize: CGFloat { base.pointSize }
  /// The traits of the letters.
  public let symbolicTraits: SymbolicTraits
  let design: SystemDesign

  init(_ base: UIFont, design: SystemDesign = .default, traits: SymbolicTraits = []) {
    self.base = base
    self.design = design
    symbolicTraits = traits
  }

  /// Makes one of a font's name.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(kind: .named(name), size: size))
  }

  /// That of the font for a kind of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(UIFont.preferredFont(forTextStyle: style))
  }

  /// The same in another design.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    UIFontDescriptor(base, design: design, traits: symbolicTraits)
  }

  /// The same with other traits: bold and italic are seen.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(base, design: design, traits: symbolicTraits)
  }

  /// The same in another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(base.withSize(newPointSize), design: design, traits: symbolicTraits)
  }
}

extension UIFont {
  /// What tells the font apart.
  public var fontDescriptor: UIFontDescriptor {
    let traits: UIFontDescriptor.SymbolicTraits =
      switch kind {
      case .italic: .traitItalic
      case .monospaced(let weight): weight.isBold ? [.traitMonoSpace, .traitBold] : .traitMonoSpace
      case .system(let weight), .digits(let weight), .designed(_, let weight): weight.isBold ? .traitBold : []
      case .style(let style): style == .headline ? .traitBold : []
      case .named: []
      }
    return UIFontDescriptor(self, traits: traits)
  }

  /// Makes a font; a size of 0 is the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let size = pointSize > 0 ? pointSize : descriptor.pointSize
    let isBold = descriptor.symbolicTraits.contains(.traitBold)
    switch descriptor.design {
    case .monospaced: self.init(kind: .monospaced(isBold ? .bold : .regular), size: size)
    case .rounded, .serif:
      self.init(kind: .designed(descriptor.design.rawValue, isBold ? .bold : .regular), size: size)
    default:
      if descriptor.symbolicTraits.contains(.traitItalic) {
        self.init(kind: .italic, size: size)
      } else if isBold || descriptor.symbolicTraits.contains(.traitMonoSpace) {
        self.init(kind: isBold ? .system(.bold) : .monospaced(.regular), size: size)
      } else {
        self.init(kind: pointSize > 0 ? descriptor.base.kind.sized : descriptor.base.kind, size: size)
      }
    }
  }

  /// The system's font with digits of one width.
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(kind: .digits(weight), size: size)
  }

  /// The font for a kind of text.
  /// - Partly: `traitCollection` is not used: text grows as the browser's does.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?)
    -> UIFont
  { preferredFont(forTextStyle: style) }

  /// The families of fonts that there are.
  /// - Partly: none: which fonts a device has browsers do not tell.
  public class var familyNames: [String] { [] }

  /// The fonts of a family.
  /// - Partly: none: which fonts a device has browsers do not tell.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// What the font is called.
  public var fontName: String {
    if case .named(let name) = kind { return name }
    return ".SFUI-Regular"
  }
  /// What the font's family is called.
  public var familyName: String {
    if case .named(let name) = kind { return name.components(separatedBy: "-")[0] }
    return ".AppleSystemUIFont"
  }
}

extension UIFont.Kind {
  /// The kind for a size that is not that of a style.
  fileprivate var sized: UIFont.Kind {
    if case .style(let style) = self { return .system(style == .headline ? .semibold : .regular) }
    return self
  }
}

extension UIFont.Weight {
  fileprivate var isBold: Bool { rawValue >= UIFont.Weight.semibold.rawValue }
}
