import ViewGraph

/// Which style rules a page has, and which it needs.
struct StyleSheetState: Sendable {
  private var sent: Set<UInt32> = []
  /// Rules that are needed and have not been sent.
  private(set) var pending = ""

  /// The class that gives an element these declarations; its rule is sent when the page does not have it yet.
  mutating func className(for declarations: Declarations) -> String {
    let hash = StyleHash(declarations.text)
    let name = "c" + hash.name
    if sent.insert(hash.value).inserted {
      pending += ".\(name){\(declarations.text)}"
    }
    return name
  }

  /// The name of keyframes that begin with these declarations and end with the element's own look.
  mutating func keyframes(from declarations: Declarations) -> CSS {
    let name = CSS.name("k", StyleHash("k" + declarations.text))
    if sent.insert(StyleHash(name.text).value).inserted {
      pending += "@keyframes \(name.text){from{\(declarations.text)}}"
    }
    return name
  }

  /// The name of keyframes that begin with the element's own look and end with these declarations. Those of coming in,
  /// played backwards, would leave with a curve that is backwards too.
  mutating func keyframes(to declarations: Declarations) -> CSS {
    let name = CSS.name("l", StyleHash("l" + declarations.text))
    if sent.insert(StyleHash(name.text).value).inserted {
      pending += "@keyframes \(name.text){to{\(declarations.text)}}"
    }
    return name
  }

  /// The name of keyframes through these declarations, evenly in time. Either of two names for the same.
  mutating func keyframes(through steps: [Declarations], isOdd: Bool) -> CSS {
    let text = steps.enumerated().map { index, step in
      "\(Double(index * 10_000 / max(steps.count - 1, 1)) / 100)%{\(step.text)}"
    }.joined()
    let name = CSS.name(isOdd ? "o" : "k", StyleHash(text))
    if sent.insert(StyleHash(name.text).value).inserted { pending += "@keyframes \(name.text){\(text)}" }
    return name
  }

  /// The value of `data-in` and `data-out` for a coming or going that begins or ends with these declarations.
  mutating func transition(from declarations: Declarations, _ spec: AnimationSpec?) -> String {
    let (keyframes, leaving) = (keyframes(from: declarations), keyframes(to: declarations))
    let timing = spec.map { Motion.timing($0) } ?? "var(--wd,.35s) var(--we,ease) var(--wl,0s)"
    let hash = StyleHash(keyframes.text + timing.text)
    if sent.insert(hash.value).inserted {
      pending += "[data-in=t\(hash.name)]{animation:\(keyframes.text) \(timing.text) backwards}"
      pending += ".gone[data-out=t\(hash.name)]{animation:\(leaving.text) \(timing.text) both}"
    }
    return "t" + hash.name
  }

  /// The rules to send now, which then count as sent.
  mutating func takePending() -> String {
    defer { pending = "" }
    return pending
  }
}
