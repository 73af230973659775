import SwiftUI
import Testing

@testable import Charts

@MainActor
struct ChartAxisTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC") ?? .current
    return calendar
  }()

  /// The afternoon of September 21, 2026.
  private let first = Date(timeIntervalSince1970: 1_790_000_000)

  private func model(
    days: Double, width: CGFloat, share: Double = 1, _ marks: (any AxisContent)? = nil
  ) -> AxisModel {
    let low = first.timeIntervalSinceReferenceDate
    return model(.dates(low, low + days * 86_400), width: width, share: share, marks)
  }

  private func model(
    _ domain: PlotScale.Domain, _ axis: Axis = .horizontal, width: CGFloat, share: Double = 1,
    _ marks: (any AxisContent)? = nil
  ) -> AxisModel {
    AxisModel(
      axis, PlotScale(domain: domain), AxisWish(series: marks?._series), length: width, share: share,
      locale: Locale(identifier: "en_US"), calendar: calendar)
  }

  private func texts(_ model: AxisModel) -> [String] {
    let dates = model.places.flatMap(\.places).compactMap { $0.value.as(Date.self) }
    return dates.map { date in
      let parts = calendar.dateComponents([.month, .day, .hour], from: date)
      return "\(parts.month ?? 0)/\(parts.day ?? 0)" + (parts.hour == 0 ? "" : " \(parts.hour ?? 0)h")
    }
  }

  @Test func aWeekHasMarksOfWholeDays() {
    #expect(texts(model(days: 6, width: 290)) == ["9/22", "9/23", "9/24", "9/25", "9/26", "9/27"])
    #expect(texts(model(days: 6, width: 140)) == ["9/22", "9/24", "9/26"])
    #expect(texts(model(days: 2, width: 290)) == ["9/22", "9/23"])
  }

  @Test func aDayHasHoursAMonthWeeksAndAYearMonths() {
    #expect(texts(model(days: 1, width: 290)) == ["9/21 18h", "9/22", "9/22 6h", "9/22 12h"])
    #expect(texts(model(days: 29, width: 290)) == ["9/27", "10/4", "10/11", "10/18"])
    #expect(texts(model(days: 89, width: 290)) == ["10/1", "11/1", "12/1"])
    #expect(texts(model(days: 364, width: 290)) == ["11/1", "1/1", "3/1", "5/1", "7/1", "9/1"])
    #expect(texts(model(days: 3_650, width: 290)) == ["1/1", "1/1", "1/1", "1/1", "1/1"])
  }

  @Test(arguments: Array(stride(from: 110, through: 690, by: 20)))
  func automaticLabelsNeverLieOverOneAnother(_ width: Int) {
    for days in [0.1, 0.5, 1, 2, 3, 6, 13, 29, 59, 89, 180, 364, 800, 2_000, 10_000, 100_000] {
      for count in [nil, 3, 10, 30] {
        let model = model(
          days: days, width: CGFloat(width), AxisMarks(values: .automatic(desiredCount: count)))
        let places = model.places.flatMap(\.places)
        #expect(model.haveRoom(places), "\(days) days, \(count ?? 0) wished")
        #expect(!places.isEmpty && (count != nil || places.count <= 8), "\(days) days")
      }
    }
    for number in [1.0, 100, 20_000, 20_000_000, 5e12] {
      let model = model(.numbers(0, number), width: CGFloat(width))
      #expect(model.haveRoom(model.places.flatMap(\.places)) || number > 1e9, "\(number)")
    }
    let upright = model(.numbers(0, 50), .vertical, width: 60, AxisMarks(values: .automatic(desiredCount: 20)))
    #expect(upright.haveRoom(upright.places.flatMap(\.places)))
  }

  @Test func whatTheProgramSaysIsObeyed() {
    #expect(texts(model(days: 6, width: 140, AxisMarks(values: .stride(by: .day)))).count == 6)
    #expect(texts(model(days: 6, width: 140, AxisMarks(values: [first, first, first + 86_400]))).count == 2)
    #expect(texts(model(days: 29, width: 690, AxisMarks(values: .automatic(desiredCount: 10)))).count == 10)
  }

  @Test func longFormsOfTheProgramGetFewerMarks() {
    let long = model(days: 6, width: 290, AxisMarks(format: .dateTime.day().month(.wide).year()))
    #expect(texts(long) == ["9/22", "9/25"])
  }

  @Test func whatScrollsHasMarksForThePartThatIsSeen() {
    let long = model(days: 60, width: 2_900, share: 0.1)
    #expect(texts(long).prefix(3) == ["9/22", "9/23", "9/24"])
  }

  @Test func labelsInTheMiddleStayWithinTheChart() {
    let long = model(.numbers(0, 20_000_000), width: 290)
    #expect(long.shift(-3...3) == 0)
    #expect(long.shift(-30...30) == 22)
    #expect(long.shift(260...320) == -22)
  }
}
