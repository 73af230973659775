import Foundation

/// Round numbers for the marks of an axis: 1, 2 or 5 times a power of ten.
enum NiceNumbers {
  /// The distance of about so many marks along a length.
  static func step(_ length: Double, _ count: Int) -> Double {
    guard length > 0, length.isFinite else { return 1 }
    let rough = length / Double(max(count, 1))
    let power = pow(10, log10(rough).rounded(.down))
    let part = rough / power
    let factor: Double =
      part >= 50.0.squareRoot() ? 10 : part >= 10.0.squareRoot() ? 5 : part >= 2.0.squareRoot() ? 2 : 1
    return power * factor
  }

  /// The round numbers from one number to another.
  static func ticks(_ low: Double, _ high: Double, step: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite, (high - low) / step < 2_000 else { return [] }
    let (first, last) = ((low / step - 1e-9).rounded(.up), (high / step + 1e-9).rounded(.down))
    guard first <= last else { return [] }
    return (0...Int(last - first)).map { clean((first + Double($0)) * step, step) }
  }

  /// The least range of round numbers around two.
  static func rounded(_ low: Double, _ high: Double, _ count: Int) -> (Double, Double) {
    guard high > low else { return low == 0 ? (0, 1) : (min(low, 0), max(low, 0)) }
    let step = step(high - low, count)
    return (
      clean((low / step + 1e-9).rounded(.down) * step, step), clean((high / step - 1e-9).rounded(.up) * step, step)
    )
  }

  /// Powers of ten, and between few of them twice and five times as much.
  static func logarithmic(_ low: Double, _ high: Double, _ count: Int) -> [Double] {
    guard low > 0, high > low else { return [] }
    let powers = Int(log10(low).rounded(.down))...Int(log10(high).rounded(.up))
    let factors: [Double] = powers.count <= 2 ? [1, 2, 5] : [1]
    let skip = max(1, powers.count / max(count * 2, 1))
    return powers.filter { $0 % skip == 0 }.flatMap { power in factors.map { $0 * pow(10, Double(power)) } }
      .filter { $0 >= low * 0.999 && $0 <= high * 1.001 }
  }

  /// The number without what counting in binary adds.
  private static func clean(_ number: Double, _ step: Double) -> Double {
    let digits = max(0, 2 - Int(log10(step).rounded(.down)))
    guard digits < 15 else { return number }
    let scale = pow(10, Double(digits))
    return (number * scale).rounded() / scale
  }
}
