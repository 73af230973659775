/// A node that evaluates inline views in place.
@MainActor
protocol InlineHost: GraphNode {
  var parts: InlineParts { get }
}

extension InlineHost {
  /// Brings the nodes among a view's inline views up to date.
  func build<Content: View>(_ content: Content, at key: StructuralKey) {
    parts.begin(.building, of: self)
    go(content, key, environment)
    parts.end()
  }

  /// Makes what a view shows; what did not change stays the same.
  func display<Content: View>(_ content: Content, at key: StructuralKey) -> Outputs {
    parts.begin(.displaying, of: self)
    reading { go(content, key, environment) }
    return parts.endDisplaying()
  }

  /// Learns what a view's inline views are before they change, where what changes moves without end from now on.
  func note<Content: View>(_ content: Content, at key: StructuralKey, in environment: EnvironmentValues) {
    guard Looping.spec(graph, environment) != nil else { return }
    parts.notes = [:]
    parts.begin(.noting, of: self)
    go(content, key, self.environment)
    parts.end()
  }

  private func go<Content: View>(_ content: Content, _ key: StructuralKey, _ environment: EnvironmentValues) {
    guard let pass = parts.pass else { return }
    Content._visit(content, _Place(pass: pass, key: key, environment: environment, isDeferred: isDeferred))
  }
}

extension InlineHost {
  /// Makes the node of a view inside, or brings it up to date.
  func build<V: View>(_ view: V, _ place: _Place) {
    let known = parts.take(place.key)
    if let node = known as? _TypedNode<V> {
      bring(node, to: view, in: place.environment)
      parts.add(node, at: place.key)
      return
    }
    known?.unmount()
    parts.add(
      makeChild(view, key: place.key, environment: place.environment, isDeferred: place.isDeferred), at: place.key)
  }

  /// What the node of a view inside hands up.
  func outputs(ofNode key: StructuralKey) -> Outputs {
    parts.node(key)?.outputs ?? Outputs()
  }

  /// The lasting name of a display node that is made inside.
  func name(_ key: StructuralKey) -> DisplayNode.ID {
    parts.name(key) ?? parts.add(name: DisplayNode.ID(parts.formerName() ?? graph.makeID()), at: key)
  }
}
