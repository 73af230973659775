import CoreLocation
import SwiftUI

extension ForEach: MapContent where Content: MapContent {
  public typealias Body = Never

  public var body: Never { return fatalError("It has no body") }
  @MainActor public var _marks: [_MapMark] {
    var marks: [_MapMark] = []
    for (place, element) in data.enumerated() {
      let name = (element as? any Identifiable)?._name ?? AnyHashable(place)
      for (number, mark) in content(element)._marks.enumerated() {
        var mark = mark
        mark.key = [name] + (mark.key.isEmpty ? [AnyHashable(number)] : mark.key)
        mark.tag = mark.tag ?? name
        marks.append(mark)
      }
    }
    return marks
  }
}

extension Identifiable {
  fileprivate var _name: AnyHashable { AnyHashable(id) }
}

extension ForEach where Content: MapContent {
  /// Makes content of elements that have an identity.
  public init(_ data: Data, @MapContentBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, identity: { $0.id }, content: content)
  }

  /// Makes content of elements, told apart by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>, @MapContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, identity: { $0[keyPath: id] }, content: content)
  }
}
