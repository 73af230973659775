extension UIFont {
  /// The families of fonts that there are.
  /// - Partly: none: the browser's fonts are not known here. A font of the program's own is found by its name.
  public static var familyNames: [String] { [] }

  /// The fonts of a family.
  /// - Partly: none: the browser's fonts are not known here. A font of the program's own is found by its name.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
