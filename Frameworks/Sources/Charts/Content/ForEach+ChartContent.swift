import SwiftUI

extension ForEach: ChartContent where Content: ChartContent {
  public typealias Body = Never

  public var body: Never { return fatalError("It has no body") }
  /// The marks of all elements.
  @MainActor public var _marks: [_ChartMark] { data.flatMap { content($0)._marks } }
}

extension ForEach where Content: ChartContent {
  /// Makes content of elements that have an identity.
  public init(_ data: Data, @ChartContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes content of elements, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ChartContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: ChartContent {
  /// Makes content for the numbers of a constant range.
  public init(_ data: Range<Int>, @ChartContentBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, identity: { $0 }, content: content)
  }
}
