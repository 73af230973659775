import Foundation
import ViewGraph

extension DisplayEvent {
  /// The event of a name and a value as they come over a socket; nil where they do not fit.
  package init?(name: String, value: JSONValue) {
    switch name {
    case "press": self = .press
    case "longPress": self = .longPress
    case "submit": self = .submit
    case "near": self = .near
    case "dismiss": self = .dismiss
    case "refresh": self = .refresh
    case "delete": self = .delete
    default:
      guard let event = Self.event(name: name, value: value) else { return nil }
      self = event
    }
  }

  private static func event(name: String, value: JSONValue) -> DisplayEvent? {
    switch (name, value) {
    case ("input", .string(let text)): .input(text)
    case ("set", .string(let text)): .set(text)
    case ("focus", .bool(let flag)): .focus(flag)
    case ("hover", .bool(let flag)): .hover(flag)
    case ("editing", .bool(let flag)): .editing(flag)
    case ("move", let number): number.integer.map { .move($0) }
    case ("drag", .array(let parts)): drag(parts)
    case ("geometry", .array(let parts)): geometry(parts)
    default: nil
    }
  }

  private static func drag(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 4, parts.count == 5, let ended = parts[4].bool else { return nil }
    return .drag(
      start: CGPoint(x: numbers[0], y: numbers[1]), location: CGPoint(x: numbers[2], y: numbers[3]), ended: ended)
  }

  private static func geometry(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 4, parts.count == 4 else { return nil }
    return .geometry(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
