import SwiftUI

/// What a view's request has found, in sections.
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection {
  /// Some results that follow each other and have the same value.
  public struct Section: Identifiable, RandomAccessCollection {
    /// The value.
    public let id: SectionIdentifier
    fileprivate var results: [Result]

    public var startIndex: Int { results.startIndex }
    public var endIndex: Int { results.endIndex }
    public subscript(position: Int) -> Result { results[position] }
  }

  private let controller: FetchController<Result>
  private let chosen: ChosenSections<SectionIdentifier, Result>
  private let path: KeyPath<Result, SectionIdentifier>
  private let sections: [Section]

  init(
    _ controller: FetchController<Result>, _ chosen: ChosenSections<SectionIdentifier, Result>,
    _ path: KeyPath<Result, SectionIdentifier>
  ) {
    self.controller = controller
    self.chosen = chosen
    self.path = path
    sections = controller.results.reduce(into: [Section]()) { sections, result in
      let id = result[keyPath: path]
      if sections.last?.id == id {
        sections[sections.count - 1].results.append(result)
      } else {
        sections.append(Section(id: id, results: [result]))
      }
    }
  }

  public var startIndex: Int { sections.startIndex }
  public var endIndex: Int { sections.endIndex }
  public subscript(position: Int) -> Section { sections[position] }

  /// What sections are made by.
  public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
    get { path }
    nonmutating set { chosen.path = newValue }
  }

  /// Which the results are; nil is all.
  public var nsPredicate: NSPredicate? {
    get { controller.current.predicate }
    nonmutating set { controller.set(predicate: newValue) }
  }

  /// How the results are sorted.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { controller.current.sortDescriptors }
    nonmutating set { controller.set(sortDescriptors: newValue) }
  }
}

extension SectionedFetchResults where Result: NSManagedObject {
  /// How the results are sorted; those of `nsSortDescriptors` that came another way are not told.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { nsSortDescriptors.compactMap { KeptDescriptor.of($0) } }
    nonmutating set { nsSortDescriptors = newValue.map { KeptDescriptor.make($0) } }
  }
}
