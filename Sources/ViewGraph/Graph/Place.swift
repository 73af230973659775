/// Where an inline view stands: below which node, at which key, in which environment.
@MainActor
public struct _Place {
  /// What the host goes through its views for.
  enum Visit {
    /// To bring the nodes among them up to date.
    case building
    /// To make what is shown.
    case displaying
    /// To learn what they are before they change.
    case noting
  }

  let pass: InlineParts.Pass
  let key: StructuralKey
  let environment: EnvironmentValues
  /// True where a container wants to learn of its children before they are built.
  let isDeferred: Bool

  var host: any InlineHost { pass.host }
  var visit: Visit { pass.visit }
}

extension _Place: DisplaySite {
  var displayID: DisplayNode.ID { host.name(key) }

  func displayID(part: Int) -> DisplayNode.ID { host.name(key.appending("part").appending(part)) }

  func wrapperID(for inner: DisplayNode.ID) -> DisplayNode.ID {
    host.name(key.appending("around").appending(Int(inner.rawValue)))
  }
}

extension _Place {
  /// Brings the view in a slot up to date, in the place's own environment unless another is given.
  func build<V: View>(
    _ view: V, slot: Int = 0, environment: EnvironmentValues? = nil, isDeferred: Bool = false
  ) {
    visit(view, slot, environment, isDeferred)
  }

  /// What the view in a slot hands up; it is told the same as in `build`.
  func outputs<V: View>(
    _ view: V, slot: Int = 0, environment: EnvironmentValues? = nil, isDeferred: Bool = false
  ) -> Outputs {
    pass.result = Outputs()
    visit(view, slot, environment, isDeferred)
    defer { pass.result = Outputs() }
    return pass.result
  }

  /// What is kept for the view at this place for as long as its host lives.
  var local: AnyObject? {
    get { host.parts.locals?[key] }
    nonmutating set {
      guard newValue != nil || host.parts.locals != nil else { return }
      host.parts.locals = host.parts.locals ?? [:]
      host.parts.locals?[key] = newValue
    }
  }

  /// Goes to a view that is a node of its own.
  func visitNode<V: View>(_ view: V) {
    switch visit {
    case .building: host.build(view, self)
    case .displaying: pass.result = host.outputs(ofNode: key)
    case .noting: break
    }
  }

  private func visit<V: View>(_ view: V, _ slot: Int, _ environment: EnvironmentValues?, _ isDeferred: Bool) {
    let inside = _Place(
      pass: pass, key: key.appending(slot), environment: environment ?? self.environment, isDeferred: isDeferred)
    if isDeferred, !(V.self is any StructuralView.Type) {
      inside.visitNode(view)
    } else {
      V._visit(view, inside)
    }
  }
}
