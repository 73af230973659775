import SwiftUI

extension Group: ChartContent where Content: ChartContent {
  public typealias Body = Never

  /// Groups content, which modifiers change as a whole.
  nonisolated public init(@ChartContentBuilder content: () -> Content) {
    self.init(_content: content())
  }

  public var body: Never { return fatalError("It has no body") }
  /// The marks of all content.
  @MainActor public var _marks: [_ChartMark] { _content._marks }
}
