import Foundation
import Testing

@testable import Charts

struct ChartScaleTests {
  private let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .current
    return calendar
  }()

  private func date(_ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0) -> Date {
    calendar.date(from: DateComponents(year: year, month: month, day: day, hour: hour)) ?? .distantPast
  }

  @Test func stepsAreOneTwoOrFiveTimesAPowerOfTen() {
    #expect(NiceNumbers.step(15_000, 4) == 5_000)
    #expect(NiceNumbers.step(87, 4) == 20)
    #expect(NiceNumbers.step(5, 4) == 1)
    #expect(abs(NiceNumbers.step(0.7, 4) - 0.2) < 1e-12)
  }

  @Test func roundRangesHoldTheData() {
    #expect(NiceNumbers.rounded(0, 87, 4) == (0, 100))
    #expect(NiceNumbers.rounded(-3, 4, 4) == (-4, 4))
    #expect(NiceNumbers.rounded(0, 100, 4) == (0, 100))
    #expect(NiceNumbers.ticks(0, 0.6, step: 0.2) == [0, 0.2, 0.4, 0.6])
  }

  @Test func daysAreCountedByTheCalendarWhereClocksChange() {
    let dates = CalendarTicks.dates(.day, by: 1, in: date(2025, 3, 29)...date(2025, 4, 1), calendar)
    #expect(dates == [date(2025, 3, 29), date(2025, 3, 30), date(2025, 3, 31), date(2025, 4, 1)])
  }

  @Test func hoursStandAtMultiplesFromMidnightOn() {
    let dates = CalendarTicks.dates(.hour, by: 6, in: date(2025, 5, 1, 3)...date(2025, 5, 1, 23), calendar)
    #expect(dates == [date(2025, 5, 1, 6), date(2025, 5, 1, 12), date(2025, 5, 1, 18)])
    let quarters = CalendarTicks.dates(.month, by: 3, in: date(2024, 2, 1)...date(2025, 1, 5), calendar)
    #expect(quarters == [date(2024, 4, 1), date(2024, 7, 1), date(2024, 10, 1), date(2025, 1, 1)])
  }

  @Test func distancesOfDatesFollowTheirRange() {
    #expect(CalendarTicks.step(86_400, 4).unit == .hour)
    #expect(CalendarTicks.step(86_400, 4).count == 6)
    #expect(CalendarTicks.step(30 * 86_400, 5).unit == .weekOfYear)
    #expect(CalendarTicks.step(365 * 86_400, 5).unit == .month)
    #expect(CalendarTicks.step(4_000 * 86_400, 5).unit == .year)
  }

  @Test func valuesAndPlacesLeadToEachOther() {
    let numbers = PlotScale(domain: .numbers(10, 30))
    #expect(numbers.share(.number(15)) == 0.25)
    #expect(numbers.value(at: 0.25) == .number(15))
    let names = PlotScale(domain: .categories(["a", "b", "c", "d"]))
    #expect(names.share(.category("b")) == 0.375)
    #expect(names.value(at: 0.3) == .category("b"))
    #expect(names.share(.category("e")) == nil)
    var reversed = numbers
    reversed.isReversed = true
    #expect(reversed.share(.number(15)) == 0.75)
    #expect(reversed.value(at: 0.75) == .number(15))
  }

  @Test func scalesOfOtherKindsLeadBack() throws {
    for type: ScaleType in [.log, .squareRoot, .symmetricLog, .power(exponent: 3)] {
      let scale = PlotScale(domain: .numbers(1, 1000), type: type)
      let share = try #require(scale.share(.number(50)))
      #expect((0...1).contains(share))
      let back = try #require(scale.value(at: share)?.number)
      #expect(abs(back - 50) < 1e-6)
    }
    #expect(PlotScale(domain: .numbers(1, 1000), type: .log).share(.number(10)) == 1.0 / 3)
  }

  @Test func binsHoldTheirLowerLimitAndTheLastBoth() {
    let bins = NumberBins(data: [0.0, 3, 9.5], desiredCount: 5)
    #expect(bins.thresholds == [0, 2, 4, 6, 8, 10])
    #expect(bins.index(for: 2) == 1)
    #expect(bins.index(for: 10) == 4)
    #expect(bins[1].contains(2) && !bins[1].contains(4) && bins[4].contains(10))
    let whole = NumberBins(size: 5, data: [3, 12])
    #expect(whole.thresholds == [0, 5, 10, 15])
    let months = DateBins(unit: .month, range: date(2025, 1, 15)...date(2025, 3, 2), calendar: calendar)
    #expect(months.thresholds == [date(2025, 1, 1), date(2025, 2, 1), date(2025, 3, 1), date(2025, 4, 1)])
    #expect(months.index(for: date(2025, 2, 10)) == 1)
  }

  private enum Kind: String, Plottable { case small, large }

  @Test func ownTypesArePlottedByTheirRawValue() {
    #expect(Kind.large.plotValue == .category("large"))
    #expect(Kind.at(.category("small")) == .small)
    #expect(Kind.at(.category("none")) == nil)
    #expect(Int.at(.number(2.6)) == 3)
    #expect(Date.at(.number(1)) == nil)
  }
}
