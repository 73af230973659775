/// The units in which distances between dates are told.
enum RelativeUnit: Int {
  case second, minute, hour, day, week, month, year
}

/// A language for distances between dates.
protocol RelativeWords {
  /// The name that a distance has; nil where it has none.
  func name(of value: Int, _ unit: RelativeUnit) -> String?
  /// The unit, in the form that the number asks for.
  func unit(_ unit: RelativeUnit, count: Int, style: RelativeDateTimeFormatter.UnitsStyle) -> String
  /// Number and unit in the past or the future.
  func text(of number: String, _ unit: String, isPast: Bool, style: RelativeDateTimeFormatter.UnitsStyle) -> String
  /// A number as words; in digits where the language has no word for it here.
  func spelled(_ value: Int, _ unit: RelativeUnit) -> String
}

/// English.
struct EnglishRelativeWords: RelativeWords {
  private static let full = ["second", "minute", "hour", "day", "week", "month", "year"]
  private static let short = ["sec.", "min.", "hr.", "day", "wk.", "mo.", "yr."]
  private static let abbreviated = ["s", "min", "h", "d", "w", "mo", "y"]
  private static let numbers = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen",
  ]
  private static let tens = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"]

  func name(of value: Int, _ unit: RelativeUnit) -> String? {
    switch (unit, value) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (_, -1): return "last \(Self.full[unit.rawValue])".orNil(unit)
    case (_, 0): return "this \(Self.full[unit.rawValue])"
    case (_, 1): return "next \(Self.full[unit.rawValue])".orNil(unit)
    default: return nil
    }
  }

  func unit(_ unit: RelativeUnit, count: Int, style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    switch style {
    case .abbreviated: return Self.abbreviated[unit.rawValue]
    case .short:
      let word = Self.short[unit.rawValue]
      return unit == .day && count != 1 ? "days" : word
    default: return Self.full[unit.rawValue] + (count == 1 ? "" : "s")
    }
  }

  func text(of number: String, _ unit: String, isPast: Bool, style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    let words = style == .abbreviated ? number + unit : number + " " + unit
    return isPast ? words + " ago" : "in " + words
  }

  func spelled(_ value: Int, _ unit: RelativeUnit) -> String {
    if value < 20 { return Self.numbers[value] }
    guard value < 100 else { return "\(value)" }
    let rest = value % 10
    return Self.tens[value / 10] + (rest == 0 ? "" : "-" + Self.numbers[rest])
  }
}

extension String {
  /// Nil for seconds, minutes and hours, whose neighbours have no names.
  fileprivate func orNil(_ unit: RelativeUnit) -> String? {
    unit.rawValue < RelativeUnit.day.rawValue ? nil : self
  }
}

/// Russian.
struct RussianRelativeWords: RelativeWords {
  /// For each unit the forms for one, few and many.
  private static let full = [
    ["секунду", "секунды", "секунд"], ["минуту", "минуты", "минут"], ["час", "часа", "часов"],
    ["день", "дня", "дней"], ["неделю", "недели", "недель"], ["месяц", "месяца", "месяцев"],
    ["год", "года", "лет"],
  ]
  private static let short = [
    ["сек.", "сек.", "сек."], ["мин.", "мин.", "мин."], ["ч", "ч", "ч"], ["дн.", "дн.", "дн."],
    ["нед.", "нед.", "нед."], ["мес.", "мес.", "мес."], ["г.", "г.", "л."],
  ]
  private static let masculine = ["ноль", "один", "два"]
  private static let feminine = ["ноль", "одну", "две"]
  private static let numbers = [
    "три", "четыре", "пять", "шесть", "семь", "восемь", "девять", "десять", "одиннадцать", "двенадцать",
    "тринадцать", "четырнадцать", "пятнадцать", "шестнадцать", "семнадцать", "восемнадцать", "девятнадцать",
  ]
  private static let tens = [
    "", "", "двадцать", "тридцать", "сорок", "пятьдесят", "шестьдесят", "семьдесят", "восемьдесят", "девяносто",
  ]
  private static let previous = ["", "", "", "", "на прошлой неделе", "в прошлом месяце", "в прошлом году"]
  private static let current = [
    "сейчас", "в эту минуту", "в этот час", "сегодня", "на этой неделе", "в этом месяце", "в этом году",
  ]
  private static let following = ["", "", "", "", "на следующей неделе", "в следующем месяце", "в следующем году"]

  func name(of value: Int, _ unit: RelativeUnit) -> String? {
    switch (unit, value) {
    case (.day, -2): return "позавчера"
    case (.day, -1): return "вчера"
    case (.day, 1): return "завтра"
    case (.day, 2): return "послезавтра"
    case (_, 0): return Self.current[unit.rawValue]
    case (_, -1): return Self.previous[unit.rawValue].isEmpty ? nil : Self.previous[unit.rawValue]
    case (_, 1): return Self.following[unit.rawValue].isEmpty ? nil : Self.following[unit.rawValue]
    default: return nil
    }
  }

  func unit(_ unit: RelativeUnit, count: Int, style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    let forms = style == .short || style == .abbreviated ? Self.short : Self.full
    return forms[unit.rawValue][Self.form(of: count)]
  }

  func text(of number: String, _ unit: String, isPast: Bool, style: RelativeDateTimeFormatter.UnitsStyle) -> String {
    let words = number + " " + unit
    guard style != .abbreviated else { return isPast ? "-" + words : "+" + words }
    return isPast ? words + " назад" : "через " + words
  }

  func spelled(_ value: Int, _ unit: RelativeUnit) -> String {
    let isFeminine = [.second, .minute, .week].contains(unit)
    if value < 3 { return isFeminine ? Self.feminine[value] : Self.masculine[value] }
    if value < 20 { return Self.numbers[value - 3] }
    guard value < 100 else { return "\(value)" }
    let rest = value % 10
    return Self.tens[value / 10] + (rest == 0 ? "" : " " + spelled(rest, unit))
  }

  /// One (1, 21, but not 11), few (2 to 4, 22 to 24, but not 12 to 14) or many.
  private static func form(of count: Int) -> Int {
    let last = count % 10
    let lastTwo = count % 100
    if last == 1, lastTwo != 11 { return 0 }
    if (2...4).contains(last), !(12...14).contains(lastTwo) { return 1 }
    return 2
  }
}
