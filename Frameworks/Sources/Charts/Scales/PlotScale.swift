import Foundation

/// Where values lie along an axis: at parts of its length, from 0 to 1.
struct PlotScale: Equatable, Sendable {
  enum Domain: Equatable, Sendable {
    case numbers(Double, Double)
    case dates(Double, Double)
    case categories([String])
  }

  var domain: Domain
  var type = ScaleType.linear
  /// True where the first value is at the end.
  var isReversed = false
  /// Points that are free at the ends.
  var startPadding: CGFloat = 0
  var endPadding: CGFloat = 0

  /// The part of the length that one category has; 0 for others.
  var band: Double {
    if case .categories(let names) = domain { 1 / Double(max(names.count, 1)) } else { 0 }
  }

  var isCategory: Bool { if case .categories = domain { true } else { false } }
  var isDate: Bool { if case .dates = domain { true } else { false } }

  /// The limits of numbers and dates.
  var limits: (low: Double, high: Double)? {
    switch domain {
    case .numbers(let low, let high), .dates(let low, let high): (low, high)
    case .categories: nil
    }
  }

  /// Where a value lies; categories lie in the middle of their band. Nil for what is not on the scale.
  func share(_ value: _PlotValue) -> Double? {
    switch domain {
    case .categories(let names):
      let name = value.name
      guard let index = names.firstIndex(of: name) else { return nil }
      return directed((Double(index) + 0.5) * band)
    case .numbers(let low, let high), .dates(let low, let high):
      guard let number = value.number else { return nil }
      // Nothing is infinitely far away where lengths are powers: bars from there begin at the least value.
      let shown = type.kind == .log && number <= 0 ? low : number
      let (first, last, place) = (type.forward(low), type.forward(high), type.forward(shown))
      guard place.isFinite, first.isFinite, last.isFinite else { return nil }
      return directed(last == first ? 0.5 : (place - first) / (last - first))
    }
  }

  /// The value at a part of the length.
  func value(at share: Double) -> _PlotValue? {
    guard share.isFinite else { return nil }
    let share = directed(share)
    switch domain {
    case .categories(let names):
      let index = Int((share * Double(names.count)).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    case .numbers(let low, let high):
      let (first, last) = (type.forward(low), type.forward(high))
      return .number(type.back(first + share * (last - first)))
    case .dates(let low, let high): return .date(low + share * (high - low))
    }
  }

  private func directed(_ share: Double) -> Double { isReversed ? 1 - share : share }
}

extension _PlotValue {
  /// The value as the name of a category.
  var name: String {
    switch self {
    case .category(let name): name
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .date(let seconds): "\(seconds)"
    }
  }
}
