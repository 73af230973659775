import Foundation

/// Keeps what undoes the changes of a program, in groups: by default what is registered before control returns to the main queue's
/// next turn is undone together. For one thread at a time.
open class UndoManager: NSObject {
  private final class Step {
    let target: ObjectIdentifier
    private weak var object: AnyObject?
    private let perform: (AnyObject) -> Void

    init<Target: AnyObject>(_ target: Target, _ perform: @escaping (Target) -> Void) {
      self.target = ObjectIdentifier(target)
      object = target
      self.perform = { if let target = $0 as? Target { perform(target) } }
    }

    func run() {
      if let object { perform(object) }
    }
  }

  private struct Group {
    var steps: [Step] = []
    var name = ""
  }

  private var done: [Group] = []
  private var undone: [Group] = []
  private var open: [Group] = []
  private var isGroupOfEvent = false
  private var disabledCount = 0

  /// True where what is registered in one turn of the main queue is one group; true by default.
  open var groupsByEvent = true
  /// How many groups are kept; 0, the default, keeps all.
  open var levelsOfUndo = 0 {
    didSet { trim() }
  }
  open private(set) var isUndoing = false
  open private(set) var isRedoing = false

  /// How many groups are open.
  open var groupingLevel: Int { open.count }
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }
  open var canUndo: Bool { !done.isEmpty || open.contains { !$0.steps.isEmpty } }
  open var canRedo: Bool { !undone.isEmpty }
  /// The name of the change that would be undone; empty where it has none.
  open var undoActionName: String { open.last { !$0.steps.isEmpty }?.name ?? done.last?.name ?? "" }
  /// The name of the change that would be done again; empty where it has none.
  open var redoActionName: String { undone.last?.name ?? "" }
  open var undoMenuItemTitle: String { undoMenuTitle(forUndoActionName: undoActionName) }
  open var redoMenuItemTitle: String { redoMenuTitle(forUndoActionName: redoActionName) }

  public override init() {}

  open func undoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Undo" : "Undo \(actionName)"
  }

  open func redoMenuTitle(forUndoActionName actionName: String) -> String {
    actionName.isEmpty ? "Redo" : "Redo \(actionName)"
  }

  /// Keeps what undoes a change. What it registers itself, while undoing, is what does the change again. The target is not kept alive.
  public func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    if open.isEmpty {
      guard groupsByEvent else { return }
      beginUndoGrouping()
      isGroupOfEvent = true
      if !isUndoing, !isRedoing {
        // Sound: the manager belongs to the thread that runs the main queue.
        nonisolated(unsafe) let manager = self
        DispatchQueue.main.async { manager.endGroupOfEvent() }
      }
    }
    if !isUndoing, !isRedoing { undone = [] }
    open[open.count - 1].steps.append(Step(target, handler))
  }

  /// Begins a group, which lies in the one that is open.
  open func beginUndoGrouping() { open.append(Group()) }

  /// Ends the group begun last.
  open func endUndoGrouping() {
    guard let group = open.popLast(), !group.steps.isEmpty else { return }
    if open.isEmpty {
      if isUndoing { undone.append(group) } else { done.append(group) }
      trim()
    } else {
      open[open.count - 1].steps += group.steps
      if open[open.count - 1].name.isEmpty { open[open.count - 1].name = group.name }
    }
  }

  private func endGroupOfEvent() {
    guard isGroupOfEvent else { return }
    isGroupOfEvent = false
    while !open.isEmpty { endUndoGrouping() }
  }

  /// Undoes the last group, with those that are open in it.
  open func undo() {
    endGroupOfEvent()
    undoNestedGroup()
  }

  /// Undoes the last group that is ended.
  open func undoNestedGroup() {
    guard let group = done.popLast() else { return }
    isUndoing = true
    run(group)
    isUndoing = false
  }

  /// Does again what was undone last.
  open func redo() {
    guard let group = undone.popLast() else { return }
    isRedoing = true
    run(group)
    isRedoing = false
  }

  private func run(_ group: Group) {
    let wasGroupOfEvent = isGroupOfEvent
    isGroupOfEvent = false
    beginUndoGrouping()
    open[open.count - 1].name = group.name
    for step in group.steps.reversed() { step.run() }
    endUndoGrouping()
    isGroupOfEvent = wasGroupOfEvent
  }

  /// Names the change that is being registered.
  open func setActionName(_ actionName: String) {
    if !open.isEmpty {
      open[open.count - 1].name = actionName
    } else if !done.isEmpty {
      done[done.count - 1].name = actionName
    }
  }

  open func disableUndoRegistration() { disabledCount += 1 }
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  /// Forgets all changes.
  open func removeAllActions() {
    done = []
    undone = []
    open = open.map { _ in Group() }
  }

  /// Forgets the changes of one object.
  open func removeAllActions(withTarget target: Any) {
    let gone = ObjectIdentifier(target as AnyObject)
    func without(_ groups: [Group]) -> [Group] {
      groups.map { group in
        var group = group
        group.steps.removeAll { $0.target == gone }
        return group
      }
    }
    done = without(done).filter { !$0.steps.isEmpty }
    undone = without(undone).filter { !$0.steps.isEmpty }
    open = without(open)
  }

  private func trim() {
    guard levelsOfUndo > 0 else { return }
    done.removeFirst(max(0, done.count - levelsOfUndo))
    undone.removeFirst(max(0, undone.count - levelsOfUndo))
  }
}
