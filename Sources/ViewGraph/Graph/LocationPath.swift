/// A path on its way to the controls that it is meant for: they take its words as they appear, in order.
@MainActor
final class LocationPath {
  /// What no control has taken yet.
  private(set) var remaining: ArraySlice<String>
  /// True where controls that get no words go back to the start.
  let resets: Bool
  /// For every step, how many of its levels have been dealt with.
  private var settled: [ObjectIdentifier: Int] = [:]

  /// How a walk along the steps ended.
  private enum Walk {
    case end, waiting, unknown
  }

  init(_ words: [String], resets: Bool) {
    remaining = words[...]
    self.resets = resets
  }

  /// Offers the words to the steps on the screen; false where a step has to be evaluated before the walk can go on.
  func advance(from part: ScreenPart) -> Bool {
    walk(part) != .waiting
  }

  private func walk(_ part: ScreenPart) -> Walk {
    for step in part.pathSteps {
      let result = walk(step)
      if result != .end { return result }
    }
    return .end
  }

  private func walk(_ step: any PathStep) -> Walk {
    let id = ObjectIdentifier(step)
    var level = 0
    while true {
      if level >= settled[id] ?? 0 {
        switch step.claim(level, remaining, resets: resets) {
        case .shown(let count):
          remaining.removeFirst(count)
          settled[id] = level + 1
        case .changed(let count):
          remaining.removeFirst(count)
          settled[id] = level + 1
          return .waiting
        case .none: return .end
        case .unknown: return .unknown
        }
      }
      let levels = step.pathLevels
      guard levels.indices.contains(level) else { return .end }
      if let part = levels[level].part {
        let result = walk(part)
        if result != .end { return result }
      }
      level += 1
    }
  }
}

/// The steps of the path as they are on the screen, and which parts of the screen lie behind which of them.
@MainActor
struct ShownPath {
  private(set) var steps: [Location.Step] = []
  private var known: Set<ObjectIdentifier> = []
  private var scopes: [ObjectIdentifier: String] = [:]

  init(from part: ScreenPart) {
    collect(part)
  }

  /// True for a control whose value is in the path.
  func contains(_ step: any PathStep) -> Bool { known.contains(ObjectIdentifier(step)) }

  /// The key of the innermost step that a part of the screen lies behind.
  func scope(of part: ScreenPart?) -> String? {
    var part = part
    while let current = part {
      if let scope = scopes[ObjectIdentifier(current)] { return scope }
      part = current.parent
    }
    return nil
  }

  private mutating func collect(_ part: ScreenPart) {
    for step in part.pathSteps {
      for level in step.pathLevels {
        known.insert(ObjectIdentifier(step))
        steps.append(level.step)
        guard let inner = level.part else { continue }
        scopes[ObjectIdentifier(inner)] = level.step.key
        collect(inner)
      }
    }
  }
}
