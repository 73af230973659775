import Foundation

/// A modifier that changes how display nodes look or behave, and nothing else.
nonisolated struct DisplayEffect: InlineModifier, Equatable {
  let modifiers: [DisplayModifier]

  nonisolated init(_ modifiers: DisplayModifier...) {
    self.modifiers = modifiers
  }

  nonisolated init(_ modifiers: [DisplayModifier]) {
    self.modifiers = modifiers
  }

  /// Remembers what the modifiers were, and where a movement without end begins.
  @MainActor func build(_ place: _Place) {
    if place.visit == .noting {
      place.host.parts.notes?[place.key] = modifiers
    } else if let old = place.host.parts.notes?[place.key], old != modifiers,
      let spec = Looping.spec(place.host.graph, place.environment)
    {
      place.local = Looping(from: old, to: modifiers, spec)
    }
  }

  @MainActor func outputs(_ content: Outputs, _ place: _Place) -> Outputs {
    let applied = applied(to: content, at: place)
    guard let looping = place.local as? Looping, looping.end == modifiers else { return applied }
    return applied.mapDisplays {
      let start = looping.start.directed(in: place.environment)
      return LayoutRules.apply([.looping(from: start, looping.spec)], to: $0, wrapperID: $0.id)
    }
  }

  /// The display nodes with the modifiers.
  @MainActor func applied(to content: Outputs, at site: some DisplaySite) -> Outputs {
    let modifiers = modifiers.directed(in: site.environment)
    let effect = { (display: DisplayNode) in
      LayoutRules.apply(modifiers, to: display, wrapperID: site.wrapperID(for: display.id))
    }
    var result = content.alignedInFrame(modifiers, at: site).mapDisplays(effect)
    if content.hasGuides { result.moveGuides(content, modifiers) }
    result.present(with: modifiers)
    return result
  }
}

extension [DisplayModifier] {
  /// The modifiers where what leads is at the right: there moves go to the left.
  fileprivate func directed(in environment: EnvironmentValues) -> [DisplayModifier] {
    guard contains(where: \.isOffset), environment.layoutDirection == .rightToLeft else { return self }
    return map {
      guard case .offset(let size) = $0 else { return $0 }
      return .offset(CGSize(width: -size.width, height: size.height))
    }
  }
}

extension DisplayModifier {
  fileprivate var isOffset: Bool { if case .offset = self { true } else { false } }
}

/// Remembers, for a change that is animated without end, where the movement begins: so the movement is part of the
/// display, and a page that is loaded or resumed later shows it too. It lasts as long as the modifiers stay.
@MainActor
final class Looping {
  let start: [DisplayModifier]
  let end: [DisplayModifier]
  let spec: AnimationSpec

  init(from start: [DisplayModifier], to end: [DisplayModifier], _ spec: AnimationSpec) {
    self.start = start
    self.end = end
    self.spec = spec
  }

  /// The animation of what changes now, where it repeats; nil otherwise.
  static func spec(_ graph: Graph, _ environment: EnvironmentValues) -> AnimationSpec? {
    let spec = environment.animation(in: graph)?.spec ?? graph.animation
    return (spec?.repeatCount ?? 1) > 1 ? spec : nil
  }
}
