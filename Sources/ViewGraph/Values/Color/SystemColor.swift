/// A colour that the platform defines, and that looks different in light and dark.
public enum SystemColor: String, CaseIterable, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6
  case white, black, clear
  case primary, secondary, accent
  case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
  case separator, opaqueSeparator
  case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
  case systemBackground, secondarySystemBackground, tertiarySystemBackground
  case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground

  /// Red, green and blue from 0 to 255, and opacity from 0 to 1, as the platform shows the colour by default.
  public func components(in scheme: ColorScheme) -> (red: Int, green: Int, blue: Int, opacity: Double) {
    let value = scheme == .dark ? dark : light
    return (Int(value.rgb >> 16 & 0xff), Int(value.rgb >> 8 & 0xff), Int(value.rgb & 0xff), value.opacity)
  }

  private typealias Value = (rgb: UInt32, opacity: Double)

  private var light: Value {
    switch self {
    case .red: (0xff3b30, 1)
    case .orange: (0xff9500, 1)
    case .yellow: (0xffcc00, 1)
    case .green: (0x34c759, 1)
    case .mint: (0x00c7be, 1)
    case .teal: (0x30b0c7, 1)
    case .cyan: (0x32ade6, 1)
    case .blue, .accent, .link: (0x007aff, 1)
    case .indigo: (0x5856d6, 1)
    case .purple: (0xaf52de, 1)
    case .pink: (0xff2d55, 1)
    case .brown: (0xa2845e, 1)
    case .gray: (0x8e8e93, 1)
    case .gray2: (0xaeaeb2, 1)
    case .gray3: (0xc7c7cc, 1)
    case .gray4: (0xd1d1d6, 1)
    case .gray5: (0xe5e5ea, 1)
    case .gray6, .secondarySystemBackground, .systemGroupedBackground, .tertiarySystemGroupedBackground: (0xf2f2f7, 1)
    case .white, .systemBackground, .tertiarySystemBackground, .secondarySystemGroupedBackground: (0xffffff, 1)
    case .black, .primary, .label: (0x000000, 1)
    case .clear: (0x000000, 0)
    case .secondary, .secondaryLabel: (0x3c3c43, 0.6)
    case .tertiaryLabel, .placeholderText: (0x3c3c43, 0.3)
    case .quaternaryLabel: (0x3c3c43, 0.18)
    case .separator: (0x3c3c43, 0.29)
    case .opaqueSeparator: (0xc6c6c8, 1)
    case .systemFill: (0x787880, 0.2)
    case .secondarySystemFill: (0x787880, 0.16)
    case .tertiarySystemFill: (0x767680, 0.12)
    case .quaternarySystemFill: (0x747480, 0.08)
    }
  }

  private var dark: Value {
    switch self {
    case .red: (0xff453a, 1)
    case .orange: (0xff9f0a, 1)
    case .yellow: (0xffd60a, 1)
    case .green: (0x30d158, 1)
    case .mint: (0x63e6e2, 1)
    case .teal: (0x40c8e0, 1)
    case .cyan: (0x64d2ff, 1)
    case .blue, .accent, .link: (0x0a84ff, 1)
    case .indigo: (0x5e5ce6, 1)
    case .purple: (0xbf5af2, 1)
    case .pink: (0xff375f, 1)
    case .brown: (0xac8e68, 1)
    case .gray: (0x8e8e93, 1)
    case .gray2: (0x636366, 1)
    case .gray3: (0x48484a, 1)
    case .gray4: (0x3a3a3c, 1)
    case .gray5, .tertiarySystemBackground, .tertiarySystemGroupedBackground: (0x2c2c2e, 1)
    case .gray6, .secondarySystemBackground, .secondarySystemGroupedBackground: (0x1c1c1e, 1)
    case .white, .primary, .label: (0xffffff, 1)
    case .black, .systemBackground, .systemGroupedBackground: (0x000000, 1)
    case .clear: (0x000000, 0)
    case .secondary, .secondaryLabel: (0xebebf5, 0.6)
    case .tertiaryLabel, .placeholderText: (0xebebf5, 0.3)
    case .quaternaryLabel: (0xebebf5, 0.16)
    case .separator: (0x545458, 0.6)
    case .opaqueSeparator: (0x38383a, 1)
    case .systemFill: (0x787880, 0.36)
    case .secondarySystemFill: (0x787880, 0.32)
    case .tertiarySystemFill: (0x767680, 0.24)
    case .quaternarySystemFill: (0x747480, 0.18)
    }
  }
}
