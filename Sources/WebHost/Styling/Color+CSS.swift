import Foundation
import ViewGraph

extension Color {
  /// The colour as CSS; where it differs in light and dark the page decides.
  var css: CSS { css(isText: false) }

  /// The colour for text: named colours are as dark in light surroundings as text must be to be read.
  var textCSS: CSS { css(isText: true) }

  private func css(isText: Bool) -> CSS {
    Self.known.answer(Question(color: self, isText: isText)) { $0.color.made(isText: $0.isText) }
  }

  private struct Question: Hashable {
    let color: Color
    let isText: Bool
  }

  private static let known = Memo<Question, CSS>()

  private func made(isText: Bool) -> CSS {
    switch storage {
    case .named(.accent), .named(.link): return "var(--tint)"
    case .named(.clear): return "transparent"
    case .opacity(let color, let opacity) where color.dependsOnPage:
      return "color-mix(in srgb,\(color.css(isText: isText)) \(min(1, max(0, opacity)) * 100)%,transparent)"
    default: break
    }
    let dark = resolve(in: .dark)
    let light: Color.Resolved
    if isText, case .named(let name) = storage, let readable = name.readable {
      light = readable.resolve(in: .light)
    } else {
      light = resolve(in: .light)
    }
    return light == dark ? light.css : "light-dark(\(light.css),\(dark.css))"
  }

  /// True where a custom property of the page is part of the colour.
  private var dependsOnPage: Bool {
    switch storage {
    case .named(let name): name == .accent || name == .link
    case .opacity(let color, _): color.dependsOnPage
    default: false
    }
  }
}

extension Color.Resolved {
  fileprivate var css: CSS {
    let components = [red, green, blue].map { Int(saturating: Double(min(max($0, 0), 1) * 255).rounded()) }
    if opacity >= 1 { return .hex(components) }
    return "rgb(\(components[0]) \(components[1]) \(components[2])/\(Double(max(0, opacity))))"
  }
}

extension SystemColor {
  /// A darker form of the colour for text on light surfaces; nil where the colour can be read as it is.
  fileprivate var readable: Color? {
    switch self {
    case .red: Color(rgb: 0xd70015)
    case .orange: Color(rgb: 0xb94a00)
    case .green: Color(rgb: 0x1f7a35)
    case .mint: Color(rgb: 0x0a756f)
    case .teal: Color(rgb: 0x00758a)
    case .cyan: Color(rgb: 0x0071a4)
    case .blue: Color(rgb: 0x0062d1)
    case .purple: Color(rgb: 0x8944ab)
    case .pink: Color(rgb: 0xd30f45)
    case .brown: Color(rgb: 0x7f6545)
    case .gray: Color(rgb: 0x6c6c70)
    case .secondary, .secondaryLabel: Color(rgb: 0x3c3c43).opacity(0.76)
    case .tertiaryLabel: Color(rgb: 0x3c3c43).opacity(0.6)
    default: nil
    }
  }
}

extension Color {
  fileprivate init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 0xff) / 255, green: Double(rgb >> 8 & 0xff) / 255, blue: Double(rgb & 0xff) / 255)
  }
}
