import Foundation
import UIKit

/// A font: UIKit's.
public typealias CTFont = UIFont

/// The attribute of texts that is a font.
public let kCTFontAttributeName = NSAttributedString.Key.font
/// The attribute of texts that is a colour.
public let kCTForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

/// The font of a name; the system's where there is none.
/// - Partly: `matrix` is not used.
public func CTFontCreateWithName(_ name: String, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont
{
  UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
}

/// What a font's size is.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
/// How far letters reach above their line.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.ascender }
/// How far letters reach below their line.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.descender }
/// How high capital letters are.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.capHeight }
/// A font's name.
public func CTFontCopyPostScriptName(_ font: CTFont) -> String { font.fontName }
/// A font's family.
public func CTFontCopyFamilyName(_ font: CTFont) -> String { font.familyName }
/// The families of fonts that there are.
public func CTFontManagerCopyAvailableFontFamilyNames() -> [String] { UIFont.familyNames }
