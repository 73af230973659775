extension SymbolTable {
  /// Screens of which a part is filled.
  static let insets: [String: StaticString] = [
    "rectangle.bottomhalf.inset.filled": "M2 4h20v16H2z#M5 12h14v5H5z",
    "rectangle.bottomleft.inset.filled": "M2 4h20v16H2z#M5 12h7v5H5z",
    "rectangle.bottomright.inset.filled": "M2 4h20v16H2z#M12 12h7v5h-7z",
    "rectangle.bottomthird.inset.filled": "M2 4h20v16H2z#M5 14h14v3H5z",
    "rectangle.leadinghalf.inset.filled": "M2 4h20v16H2z#M5 7h7v10H5z",
    "rectangle.leadingthird.inset.filled": "M2 4h20v16H2z#M5 7h4v10H5z",
    "rectangle.lefthalf.inset.filled": "M2 4h20v16H2z#M5 7h7v10H5z",
    "rectangle.leftthird.inset.filled": "M2 4h20v16H2z#M5 7h4v10H5z",
    "rectangle.righthalf.inset.filled": "M2 4h20v16H2z#M12 7h7v10h-7z",
    "rectangle.rightthird.inset.filled": "M2 4h20v16H2z#M15 7h4v10h-4z",
    "rectangle.tophalf.inset.filled": "M2 4h20v16H2z#M5 7h14v5H5z",
    "rectangle.topleft.inset.filled": "M2 4h20v16H2z#M5 7h7v5H5z",
    "rectangle.topright.inset.filled": "M2 4h20v16H2z#M12 7h7v5h-7z",
    "rectangle.topthird.inset.filled": "M2 4h20v16H2z#M5 7h14v3H5z",
    "rectangle.trailinghalf.inset.filled": "M2 4h20v16H2z#M12 7h7v10h-7z",
    "rectangle.trailingthird.inset.filled": "M2 4h20v16H2z#M15 7h4v10h-4z",
  ]

  /// Names of the same since 2024.
  static func inset(_ name: String) -> String? {
    let ends = ("inset.filled.", ".rectangle")
    guard name.hasPrefix(ends.0), name.hasSuffix(ends.1), name.count > ends.0.count + ends.1.count else { return nil }
    return "rectangle.\(name.dropFirst(ends.0.count).dropLast(ends.1.count)).inset.filled"
  }
}
