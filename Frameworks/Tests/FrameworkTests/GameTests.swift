import GameplayKit
import Testing

/// What games reckon with.
struct GameTests {
  @Test func numbersOfASeedComeAgain() {
    let makers: [() -> GKRandomSource] = [
      { GKARC4RandomSource(seed: Data([1, 2, 3])) }, { GKMersenneTwisterRandomSource(seed: 7) },
      { GKLinearCongruentialRandomSource(seed: 7) },
    ]
    for make in makers {
      let (one, other) = (make(), make())
      let numbers = (0..<50).map { _ in one.nextInt(upperBound: 10) }
      #expect(numbers == (0..<50).map { _ in other.nextInt(upperBound: 10) })
      #expect(Set(numbers).count > 5 && numbers.allSatisfy { (0..<10).contains($0) })
      #expect((0...1).contains(one.nextUniform()))
      let shuffled = one.arrayByShufflingObjects(in: [1, 2, 3, 4]).compactMap { $0 as? Int }
      #expect(shuffled.sorted() == [1, 2, 3, 4])
    }
  }

  @Test func distributionsKeepTheirBounds() {
    let source = GKMersenneTwisterRandomSource(seed: 1)
    let die = GKRandomDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect(Set((0..<200).map { _ in die.nextInt() }) == Set(1...6) && die.numberOfPossibleOutcomes == 6)
    let shuffled = GKShuffledDistribution(randomSource: source, lowestValue: 1, highestValue: 6)
    #expect((0..<6).map { _ in shuffled.nextInt() }.sorted() == Array(1...6))
    let bell = GKGaussianDistribution(randomSource: source, lowestValue: 0, highestValue: 100)
    let numbers = (0..<1000).map { _ in bell.nextInt() }
    #expect(bell.mean == 50 && numbers.allSatisfy { (0...100).contains($0) })
    #expect(numbers.filter { abs($0 - 50) <= 17 }.count > 600)
    #expect((1...20).contains(GKGaussianDistribution.d20().nextInt()) && GKShuffledDistribution.d6().highestValue == 6)
  }

  private final class Waiting: GKState {
    var log: [String] = []
    override func isValidNextState(_ stateClass: AnyClass) -> Bool { stateClass == Playing.self }
    override func didEnter(from previousState: GKState?) { log.append(previousState == nil ? "first" : "again") }
    override func willExit(to nextState: GKState) { log.append("exit") }
  }
  private final class Playing: GKState {
    var time = 0.0
    override func update(deltaTime seconds: TimeInterval) { time += seconds }
  }

  @Test func aMachineGoesWhereItMay() {
    let (waiting, playing) = (Waiting(), Playing())
    let machine = GKStateMachine(states: [waiting, playing])
    #expect(machine.enter(Waiting.self) && !machine.enter(Waiting.self) && machine.enter(Playing.self))
    machine.update(deltaTime: 0.5)
    #expect(playing.time == 0.5 && waiting.log == ["first", "exit"] && machine.currentState === playing)
    #expect(machine.state(forClass: Waiting.self) === waiting && waiting.stateMachine === machine)
  }

  private final class Health: GKComponent {
    var points = 3
    override func update(deltaTime seconds: TimeInterval) { points -= 1 }
  }

  @Test func entitiesHaveParts() {
    let entity = GKEntity()
    entity.addComponent(Health())
    entity.update(deltaTime: 1)
    #expect(entity.component(ofType: Health.self)?.points == 2)
    let system = GKComponentSystem<Health>(componentClass: Health.self)
    system.addComponent(foundIn: entity)
    system.update(deltaTime: 1)
    #expect(entity.component(ofType: Health.self)?.points == 1)
    entity.removeComponent(ofType: Health.self)
    #expect(entity.components.isEmpty)
  }

  @Test func waysAreFoundAroundWalls() throws {
    let grid = GKGridGraph<GKGridGraphNode>(
      fromGridStartingAt: [0, 0], width: 3, height: 3, diagonalsAllowed: false)
    #expect(grid.nodes?.count == 9)
    grid.remove([grid.node(atGridPosition: [1, 0]), grid.node(atGridPosition: [1, 1])].compactMap { $0 })
    let start = try #require(grid.node(atGridPosition: [0, 0]))
    let end = try #require(grid.node(atGridPosition: [2, 0]))
    let way = grid.findPath(from: start, to: end).compactMap { ($0 as? GKGridGraphNode)?.gridPosition }
    #expect(way == [[0, 0], [0, 1], [0, 2], [1, 2], [2, 2], [2, 1], [2, 0]])
    grid.remove([grid.node(atGridPosition: [1, 2])].compactMap { $0 })
    #expect(grid.findPath(from: start, to: end).isEmpty)
  }

  @Test func theCheapestWayIsTaken() {
    let places = [vector_float2(0, 0), [10, 0], [1, 5], [20, 0]].map { GKGraphNode2D(point: $0) }
    places[0].addConnections(to: [places[1], places[2]], bidirectional: true)
    places[3].addConnections(to: [places[1], places[2]], bidirectional: true)
    let graph = GKGraph(places)
    #expect(
      graph.findPath(from: places[0], to: places[3]).map { node in places.firstIndex { $0 === node } } == [0, 1, 3])
  }
}
