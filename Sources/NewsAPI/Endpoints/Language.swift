import Fetch

/// The language of an article or a source.
public struct Language: OpenValue {
  /// The text the service uses.
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let arabic = Language("ar")
  public static let german = Language("de")
  public static let english = Language("en")
  public static let spanish = Language("es")
  public static let french = Language("fr")
  public static let hebrew = Language("he")
  public static let italian = Language("it")
  public static let dutch = Language("nl")
  public static let norwegian = Language("no")
  public static let portuguese = Language("pt")
  public static let russian = Language("ru")
  public static let swedish = Language("sv")
  public static let urdu = Language("ud")
  public static let chinese = Language("zh")

  /// All the service has.
  public static let all: [Language] = [
    arabic, german, english, spanish, french, hebrew, italian, dutch, norwegian, portuguese, russian, swedish, urdu,
    chinese,
  ]
}
