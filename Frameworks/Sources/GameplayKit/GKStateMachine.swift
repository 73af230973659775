import Foundation

/// One of the states that something can be in.
open class GKState: NSObject {
  /// The machine that the state belongs to.
  public internal(set) weak var stateMachine: GKStateMachine?

  /// Makes a state.
  public override init() { super.init() }

  /// Whether the machine may go from this state to another: to any, unless a class says otherwise.
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  /// The machine has come to this state.
  open func didEnter(from previousState: GKState?) {}
  /// Time has gone by in this state.
  open func update(deltaTime seconds: TimeInterval) {}
  /// The machine leaves this state.
  open func willExit(to nextState: GKState) {}
}

/// Is in one of several states at a time, and goes from one to another where the state allows it.
open class GKStateMachine: NSObject {
  /// The state that it is in; nil before the first.
  public private(set) var currentState: GKState?
  private let states: [ObjectIdentifier: GKState]

  /// Makes a machine of one state of each class.
  public init(states: [GKState]) {
    self.states = Dictionary(states.map { (ObjectIdentifier(type(of: $0)), $0) }) { $1 }
    super.init()
    for state in states { state.stateMachine = self }
  }

  /// The state of a class.
  open func state<StateType: GKState>(forClass stateClass: StateType.Type) -> StateType? {
    states[ObjectIdentifier(stateClass)] as? StateType
  }

  /// Whether it may go to a state: from none to any.
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    guard states[ObjectIdentifier(stateClass)] != nil else { return false }
    return currentState?.isValidNextState(stateClass) ?? true
  }

  /// Goes to a state, where it may.
  ///
  /// - Returns: Whether it did.
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states[ObjectIdentifier(stateClass)] else { return false }
    let previous = currentState
    previous?.willExit(to: next)
    currentState = next
    next.didEnter(from: previous)
    return true
  }

  /// Tells the state it is in that time has gone by.
  open func update(deltaTime sec: TimeInterval) { currentState?.update(deltaTime: sec) }
}
