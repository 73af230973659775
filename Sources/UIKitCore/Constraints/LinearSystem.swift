import Foundation

/// Equations between lengths, of which those that were added first count: what contradicts them is left out.
package struct LinearSystem {
  private struct Row {
    var factors: [Double]
    var value: Double
    var pivot: Int
  }

  private let count: Int
  private var rows: [Row] = []

  /// Has so many unknowns.
  package init(count: Int) {
    self.count = count
  }

  /// How many unknowns are not known yet.
  package var freedom: Int { count - rows.count }

  /// Adds an equation: the sum of unknowns, each by a factor, is a value. False where it says nothing new, or
  /// something else than what is known.
  @discardableResult
  package mutating func add(_ terms: [(index: Int, factor: Double)], equals value: Double) -> Bool {
    guard freedom > 0 else { return false }
    var factors = [Double](repeating: 0, count: count)
    for term in terms { factors[term.index] += term.factor }
    var value = value
    for row in rows where abs(factors[row.pivot]) > 1e-9 {
      let times = factors[row.pivot]
      for index in factors.indices { factors[index] -= times * row.factors[index] }
      value -= times * row.value
    }
    guard let pivot = factors.indices.max(by: { abs(factors[$0]) < abs(factors[$1]) }), abs(factors[pivot]) > 1e-9
    else { return false }
    let divisor = factors[pivot]
    let new = Row(factors: factors.map { $0 / divisor }, value: value / divisor, pivot: pivot)
    for index in rows.indices where abs(rows[index].factors[pivot]) > 1e-9 {
      let times = rows[index].factors[pivot]
      for column in 0..<count { rows[index].factors[column] -= times * new.factors[column] }
      rows[index].value -= times * new.value
    }
    rows.append(new)
    return true
  }

  /// The unknowns; those that nothing is said of are 0.
  package var solution: [Double] {
    var solution = [Double](repeating: 0, count: count)
    for row in rows { solution[row.pivot] = row.value }
    return solution
  }
}
