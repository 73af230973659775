import Foundation

/// Finds the places of views along one axis, as constraints say: the firmest count first, and sizes of contents as firmly
/// as views keep to them. The rules are those of Apple's "Auto Layout Guide".
package struct ConstraintSolver {
  /// A length that a constraint speaks of, as a sum of edges: item 0 is the container, the others are views.
  package struct Side: Equatable {
    package var item: Int
    /// How much of the near and of the far edge.
    package var near, far: Double
    /// What is added, such as the distance of a line of text from its edge.
    package var offset: Double = 0

    package init(item: Int, near: Double, far: Double, offset: Double = 0) {
      (self.item, self.near, self.far, self.offset) = (item, near, far, offset)
    }
  }

  /// A relation of two lengths, or of one and a number.
  package struct Relation {
    package var first: Side
    package var second: Side?
    package var multiplier: Double
    package var constant: Double
    /// -1 for at most, 0 for the same, 1 for at least.
    package var sign: Int
    package var priority: Double

    package init(
      _ first: Side, _ sign: Int, _ second: Side?, multiplier: Double = 1, constant: Double, priority: Double = 1000
    ) {
      (self.first, self.sign, self.second) = (first, sign, second)
      (self.multiplier, self.constant, self.priority) = (multiplier, constant, priority)
    }

    /// How much more the first length is than it should be.
    func excess(_ edges: [Double]) -> Double {
      let second = second.map { ConstraintSolver.length($0, edges) * multiplier } ?? 0
      return ConstraintSolver.length(first, edges) - second - constant
    }
  }

  /// The size of a view's content along the axis, and how firmly the view keeps to it.
  package struct Content {
    package var size: Double
    package var hugging: Double
    package var resistance: Double

    package init(size: Double, hugging: Double = 250, resistance: Double = 750) {
      (self.size, self.hugging, self.resistance) = (size, hugging, resistance)
    }
  }

  /// What constraints say.
  package var relations: [Relation] = []
  /// The contents of the views; nil for views that have none.
  package var contents: [Content?]
  /// The container's size; nil where it is as large as what is in it.
  package var size: Double?

  package init(contents: [Content?], size: Double?) {
    (self.contents, self.size) = (contents, size)
  }

  /// The edges of the container and the views: near, far, near, far.
  package func solve() -> [Double] {
    let count = contents.count + 1
    // Inequalities that do not hold by themselves become equalities, the firmest first.
    var bound: [Int] = []
    let inequalities = self.inequalities
    var edges: [Double] = []
    for _ in 0...inequalities.count {
      edges = edgesWhere(bound: bound.map { inequalities[$0] }, count: count)
      let broken = inequalities.indices.filter { index in
        let excess = inequalities[index].excess(edges)
        return !bound.contains(index) && (inequalities[index].sign > 0 ? excess < -0.01 : excess > 0.01)
      }
      guard let worst = broken.max(by: { inequalities[$0].priority < inequalities[$1].priority }) else { break }
      bound.append(worst)
    }
    return edges
  }

  private var inequalities: [Relation] {
    let views = contents.indices.map { Side(item: $0 + 1, near: -1, far: 1) }
    return relations.filter { $0.sign != 0 }
      + views.map { Relation($0, 1, nil, constant: 0) }
      + contents.enumerated().compactMap { index, content in
        content.map { Relation(views[index], 1, nil, constant: $0.size, priority: $0.resistance) }
      }
  }

  private func edgesWhere(bound: [Relation], count: Int) -> [Double] {
    var system = LinearSystem(count: count * 2)
    system.add([(0, 1)], equals: 0)
    if let size { system.add([(1, 1)], equals: size) }
    var equations = relations.filter { $0.sign == 0 } + bound
    for (index, content) in contents.enumerated() {
      guard let content else { continue }
      equations.append(
        Relation(Side(item: index + 1, near: -1, far: 1), 0, nil, constant: content.size, priority: content.hugging))
    }
    // What is said first counts among equals.
    for equation in equations.enumerated().sorted(by: {
      $0.element.priority == $1.element.priority
        ? $0.offset < $1.offset : $0.element.priority > $1.element.priority
    }) {
      add(equation.element, to: &system)
    }
    // What nothing is said of: the container is as small as it can be, views have no length and stand at the edge.
    if size == nil { system.add([(0, -1), (1, 1)], equals: 0) }
    for index in 1..<count { system.add([(index * 2, -1), (index * 2 + 1, 1)], equals: 0) }
    for index in 1..<count { system.add([(index * 2, 1)], equals: 0) }
    return system.solution
  }

  private func add(_ relation: Relation, to system: inout LinearSystem) {
    var terms = [
      (index: relation.first.item * 2, factor: relation.first.near),
      (index: relation.first.item * 2 + 1, factor: relation.first.far),
    ]
    var value = relation.constant - relation.first.offset
    if let second = relation.second {
      terms.append((second.item * 2, -second.near * relation.multiplier))
      terms.append((second.item * 2 + 1, -second.far * relation.multiplier))
      value += second.offset * relation.multiplier
    }
    system.add(terms, equals: value)
  }

  static func length(_ side: Side, _ edges: [Double]) -> Double {
    side.near * edges[side.item * 2] + side.far * edges[side.item * 2 + 1] + side.offset
  }
}
