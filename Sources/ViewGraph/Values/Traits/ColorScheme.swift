/// Light or dark.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  case light, dark
}

/// How strongly the foreground stands out from the background.
public enum ColorSchemeContrast: Hashable, CaseIterable, Sendable {
  case standard, increased
}
