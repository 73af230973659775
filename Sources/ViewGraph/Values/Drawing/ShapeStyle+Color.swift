extension ShapeStyle where Self == Color {
  /// The platform's red.
  public static var red: Color { Color.red }
  /// The platform's orange.
  public static var orange: Color { Color.orange }
  /// The platform's yellow.
  public static var yellow: Color { Color.yellow }
  /// The platform's green.
  public static var green: Color { Color.green }
  /// The platform's mint.
  public static var mint: Color { Color.mint }
  /// The platform's teal.
  public static var teal: Color { Color.teal }
  /// The platform's cyan.
  public static var cyan: Color { Color.cyan }
  /// The platform's blue.
  public static var blue: Color { Color.blue }
  /// The platform's indigo.
  public static var indigo: Color { Color.indigo }
  /// The platform's purple.
  public static var purple: Color { Color.purple }
  /// The platform's pink.
  public static var pink: Color { Color.pink }
  /// The platform's brown.
  public static var brown: Color { Color.brown }
  /// The platform's white.
  public static var white: Color { Color.white }
  /// The platform's gray.
  public static var gray: Color { Color.gray }
  /// The platform's black.
  public static var black: Color { Color.black }
  /// Nothing: wholly transparent.
  public static var clear: Color { Color.clear }
}
