/// A collection of parts that a view consists of, which are known when the view has been built.
protocol PartsOfView: RandomAccessCollection {
  /// The view; nil when the parts have been found.
  var source: AnyView? { get }
  var areSections: Bool { get }
  /// The same with the parts that are in what the view hands up.
  @MainActor func found(in outputs: Outputs) -> Self
}

/// The subviews of a view, as a `ForEach` goes through them.
public struct ForEachSubviewCollection<Content>: RandomAccessCollection, PartsOfView {
  let source: AnyView?
  var areSections: Bool { false }
  private let base: [Subview]

  init(_ source: AnyView?, _ base: [Subview] = []) {
    self.source = source
    self.base = base
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { base.count }

  public subscript(index: Int) -> Subview { base[index] }

  func found(in outputs: Outputs) -> Self { Self(nil, outputs.subviews) }
}

/// The sections of a view, as a `ForEach` goes through them.
public struct ForEachSectionCollection<Content>: RandomAccessCollection, PartsOfView {
  let source: AnyView?
  var areSections: Bool { true }
  private let base: [SectionConfiguration]

  init(_ source: AnyView?, _ base: [SectionConfiguration] = []) {
    self.source = source
    self.base = base
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { base.count }

  public subscript(index: Int) -> SectionConfiguration { base[index] }

  func found(in outputs: Outputs) -> Self { Self(nil, outputs.sections) }
}

extension ForEach where Content: View {
  /// Makes a view of each subview of a view.
  public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    self.init(data: ForEachSubviewCollection(AnyView(view)), identity: { $0.id }, content: content)
  }

  /// Makes a view of each section of a view; views beside sections are in sections of their own.
  public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
  where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
    self.init(data: ForEachSectionCollection(AnyView(view)), identity: { $0.id }, content: content)
  }
}
