import Foundation

extension Product {
  /// How long something is paid for.
  public struct SubscriptionPeriod: Hashable, Sendable {
    /// In what it is counted.
    @frozen public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// Its name.
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }

      fileprivate var component: (Calendar.Component, times: Int) {
        switch self {
        case .day: (.day, 1)
        case .week: (.day, 7)
        case .month: (.month, 1)
        case .year: (.year, 1)
        }
      }
    }

    public let unit: Unit
    public let value: Int

    public static let weekly = SubscriptionPeriod(unit: .week, value: 1)
    public static let everyThreeDays = SubscriptionPeriod(unit: .day, value: 3)
    public static let everyTwoWeeks = SubscriptionPeriod(unit: .week, value: 2)
    public static let monthly = SubscriptionPeriod(unit: .month, value: 1)
    public static let everyTwoMonths = SubscriptionPeriod(unit: .month, value: 2)
    public static let everyThreeMonths = SubscriptionPeriod(unit: .month, value: 3)
    public static let everySixMonths = SubscriptionPeriod(unit: .month, value: 6)
    public static let yearly = SubscriptionPeriod(unit: .year, value: 1)

    /// From a day on for so long.
    public func dateRange(referenceDate: Date) -> Range<Date> {
      let (component, times) = unit.component
      let end = Calendar.current.date(byAdding: component, value: times * value, to: referenceDate)
      return referenceDate..<max(referenceDate, end ?? referenceDate)
    }
  }
}

extension Product.SubscriptionPeriod: CustomDebugStringConvertible {
  public var debugDescription: String { "\(value) \(unit)" }
}

extension Product.SubscriptionPeriod.Unit: CustomDebugStringConvertible {
  public var debugDescription: String { localizedDescription }
}
