import Foundation

/// Invented figures, the same on every day.
enum Sample {
  static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .current
    return calendar
  }()

  static func day(_ number: Int) -> Date {
    calendar.date(from: DateComponents(year: 2025, month: 3, day: 1 + number)) ?? .distantPast
  }

  static func month(_ number: Int) -> Date {
    calendar.date(from: DateComponents(year: 2024, month: 1 + number)) ?? .distantPast
  }

  struct Sale: Identifiable {
    let id: Int
    let day: Date
    let count: Int
  }

  static let sales = (0..<30).map { number in
    Sale(id: number, day: day(number), count: 60 + (number * 37) % 55 + number * 2)
  }

  struct Quarter: Identifiable {
    let quarter: String
    let product: String
    let amount: Double
    var id: String { quarter + product }
  }

  static let quarters = ["Q1", "Q2", "Q3", "Q4"].enumerated().flatMap { place, quarter in
    [("Phones", 40.0), ("Tablets", 22), ("Watches", 14)].map { product, amount in
      Quarter(quarter: quarter, product: product, amount: amount + Double((place * 7 + Int(amount)) % 13))
    }
  }

  struct Reading: Identifiable {
    let city: String
    let month: Date
    let low, high: Double
    var mean: Double { (low + high) / 2 }
    var id: String { city + "\(month)" }
  }

  static let readings = [("Lisbon", 15.0, 6.0), ("Oslo", 6, 12), ("Cairo", 22, 8)].flatMap { city, mean, swing in
    (0..<12).map { number in
      let warm = mean - cos(Double(number) / 12 * 2 * .pi) * swing
      return Reading(city: city, month: month(number), low: warm - 4, high: warm + 5)
    }
  }
}
