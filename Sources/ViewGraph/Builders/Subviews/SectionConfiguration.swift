/// A section that a container was given: views beside sections are in one without header and footer.
public struct SectionConfiguration: Identifiable {
  /// Tells a section from the others of its container.
  public struct ID: Hashable, Sendable, CustomStringConvertible {
    let section: DisplayNode.ID
    /// The same in a program that is started again: the place among the sections.
    public let description: String

    public static func == (first: Self, second: Self) -> Bool { first.section == second.section }
    public func hash(into hasher: inout Hasher) { hasher.combine(section) }
  }

  /// The section's identity.
  public let id: ID
  /// What was said of the section to its container.
  public let containerValues: ContainerValues
  /// The views of its header; empty where it has none.
  public let header: SubviewsCollection
  /// The views of its footer; empty where it has none.
  public let footer: SubviewsCollection
  /// The views in it.
  public let content: SubviewsCollection
}

/// Which part of which section an output is.
struct SectionPart {
  enum Kind {
    case header, content, footer
  }

  let section: DisplayNode.ID
  let kind: Kind
}

enum SectionPartTrait: ViewTraitKey {
  typealias Value = SectionPart
}

extension Outputs {
  /// The outputs as a part of a section, where a container around reads its sections.
  func part(_ kind: SectionPart.Kind, of section: DisplayNode.ID) -> Outputs {
    var result = self
    for index in items.indices {
      result.items[index].traits[SectionPartTrait.self] = SectionPart(section: section, kind: kind)
    }
    return result
  }

  /// The views that take part in layout, by their sections.
  var sections: [SectionConfiguration] {
    var runs: [(section: DisplayNode.ID, isMade: Bool, items: [Output])] = []
    for item in items where !item.display.isPresentation {
      let part = item.traits[SectionPartTrait.self]
      if let last = runs.last, part.map({ $0.section == last.section && !last.isMade }) ?? last.isMade {
        runs[runs.count - 1].items.append(item)
      } else {
        runs.append((part?.section ?? item.display.id, part == nil, [item]))
      }
    }
    return runs.enumerated().map { index, run in
      func views(_ kind: SectionPart.Kind) -> SubviewsCollection {
        let own = run.items.filter { ($0.traits[SectionPartTrait.self]?.kind ?? .content) == kind }
        return SubviewsCollection(base: Outputs(own).subviews)
      }
      return SectionConfiguration(
        id: SectionConfiguration.ID(section: run.section, description: String(index)),
        containerValues: .common(to: run.items.map(\.containerValues)),
        header: views(.header), footer: views(.footer), content: views(.content))
    }
  }
}

private struct ReadsSectionsKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// True where a container around reads its sections itself.
  var readsSections: Bool {
    get { self[ReadsSectionsKey.self] }
    set { self[ReadsSectionsKey.self] = newValue }
  }
}

/// The sections that a container was given.
public struct SectionCollection: RandomAccessCollection {
  let base: [SectionConfiguration]

  public var startIndex: Int { 0 }
  public var endIndex: Int { base.count }

  public subscript(index: Int) -> SectionConfiguration { base[index] }
}
