// As on Apple's platforms, where each framework brings along what it is built on.
@_exported import Foundation
@_exported import enum SwiftUI.CTFontManagerScope
@_exported import func SwiftUI.CTFontManagerRegisterFontURLs
@_exported import func SwiftUI.CTFontManagerRegisterFontsForURL
@_exported import func SwiftUI.CTFontManagerRegisterGraphicsFont
