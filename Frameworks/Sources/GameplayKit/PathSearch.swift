/// Looks for the cheapest way: from where it seems to be near first (A*).
struct PathSearch {
  private struct Step {
    let node: GKGraphNode
    let cost: Float
    let estimate: Float
  }

  private let start: GKGraphNode
  private let goal: GKGraphNode
  /// What is to be looked at, the nearest first (a heap).
  private var open: [Step] = []

  init(from start: GKGraphNode, to goal: GKGraphNode) {
    self.start = start
    self.goal = goal
  }

  func path() -> [GKGraphNode] {
    var search = self
    return search.run()
  }

  private mutating func run() -> [GKGraphNode] {
    var costs = [ObjectIdentifier(start): Float(0)]
    var former: [ObjectIdentifier: GKGraphNode] = [:]
    push(Step(node: start, cost: 0, estimate: start.estimatedCost(to: goal)))
    while let step = pop() {
      if step.node === goal { return way(former) }
      guard step.cost <= costs[ObjectIdentifier(step.node)] ?? .infinity else { continue }
      for next in step.node.connectedNodes {
        let cost = step.cost + step.node.cost(to: next)
        guard cost < costs[ObjectIdentifier(next)] ?? .infinity else { continue }
        costs[ObjectIdentifier(next)] = cost
        former[ObjectIdentifier(next)] = step.node
        push(Step(node: next, cost: cost, estimate: cost + next.estimatedCost(to: goal)))
      }
    }
    return []
  }

  private func way(_ former: [ObjectIdentifier: GKGraphNode]) -> [GKGraphNode] {
    var nodes = [goal]
    var node = goal
    while node !== start, let previous = former[ObjectIdentifier(node)] {
      nodes.append(previous)
      node = previous
    }
    return nodes.reversed()
  }

  private mutating func push(_ step: Step) {
    open.append(step)
    var place = open.count - 1
    while place > 0, open[place].estimate < open[(place - 1) / 2].estimate {
      open.swapAt(place, (place - 1) / 2)
      place = (place - 1) / 2
    }
  }

  private mutating func pop() -> Step? {
    guard !open.isEmpty else { return nil }
    open.swapAt(0, open.count - 1)
    let first = open.removeLast()
    var place = 0
    while true {
      let children = [2 * place + 1, 2 * place + 2].filter { $0 < open.count }
      guard let child = children.min(by: { open[$0].estimate < open[$1].estimate }),
        open[child].estimate < open[place].estimate
      else { return first }
      open.swapAt(place, child)
      place = child
    }
  }
}
