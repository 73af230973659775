import SwiftUI

extension Group: MapContent where Content: MapContent {
  public typealias Body = Never

  /// Groups content, which modifiers change as a whole.
  @MainActor public init(@MapContentBuilder content: () -> Content) {
    self.init(_content: content())
  }

  public var body: Never { return fatalError("It has no body") }
  /// What all content draws.
  @MainActor public var _marks: [_MapMark] { _content._marks }
}
