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
    case "failed": self = .failed
    case "refresh": self = .refresh
    case "delete": self = .delete
    case "lift": self = .lift
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
    case ("select", .array(let parts)): select(parts)
    case ("drag", .array(let parts)): drag(parts)
    case ("pinch", .array(let parts)): pinch(parts)
    case ("pointer", .array(let parts)): pointer(parts)
    case ("dragOver", .bool(let flag)): .dragOver(flag)
    case ("drop", .array(let parts)): drop(parts)
    case ("geometry", .array(let parts)): geometry(parts)
    case ("measured", .array(let parts)): measured(parts)
    case ("scroll", .array(let parts)): scroll(parts)
    case ("sight", .array(let parts)): sight(parts)
    case ("told", .array(let parts)): told(parts)
    default: nil
    }
  }

  private static func sight(_ parts: [JSONValue]) -> DisplayEvent? {
    let lists = parts.compactMap {
      $0.array?.compactMap { $0.integer.flatMap(UInt32.init(exactly:)).map(EventTarget.init) }
    }
    guard lists.count == 2, parts.count == 2 else { return nil }
    return .sight(shown: lists[0], hidden: lists[1])
  }

  private static func select(_ parts: [JSONValue]) -> DisplayEvent? {
    let places = parts.compactMap(\.integer)
    guard places.count == 2, parts.count == 2, 0 <= places[0], places[0] <= places[1] else { return nil }
    return .select(places[0]..<places[1])
  }

  private static func told(_ parts: [JSONValue]) -> DisplayEvent? {
    guard parts.count == 2, let topic = parts[0].string, let text = parts[1].string else { return nil }
    return .told(topic: topic, text: text)
  }

  private static func drag(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard [4, 6].contains(numbers.count), parts.count == numbers.count + 1, let ended = parts[4].bool
    else { return nil }
    return .drag(
      start: CGPoint(x: numbers[0], y: numbers[1]), location: CGPoint(x: numbers[2], y: numbers[3]), ended: ended,
      velocity: numbers.count == 6 ? CGSize(width: numbers[4], height: numbers[5]) : nil)
  }

  /// The place, and the text that the browser has of what is dropped.
  private static func drop(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.prefix(2).compactMap(\.number)
    guard numbers.count == 2, parts.count == 3, case .string(let text) = parts[2] else { return nil }
    return .drop(CGPoint(x: numbers[0], y: numbers[1]), text: text)
  }

  /// Scale, radians, the place between the fingers, the same as parts of the size, and whether it has ended.
  private static func pinch(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 6, parts.count == 7, let ended = parts[6].bool else { return nil }
    return .pinch(
      PinchState(
        scale: numbers[0], rotation: .radians(numbers[1]), location: CGPoint(x: numbers[2], y: numbers[3]),
        anchor: UnitPoint(x: numbers[4], y: numbers[5]), hasEnded: ended))
  }

  /// The place of the pointer, or nothing where it has left.
  private static func pointer(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    if parts.isEmpty { return .pointer(nil) }
    guard numbers.count == 2, parts.count == 2 else { return nil }
    return .pointer(CGPoint(x: numbers[0], y: numbers[1]))
  }

  /// Offset, size of the content, size of the container, and the first target that is seen, 0 for none.
  private static func scroll(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 7, parts.count == 7, let target = UInt32(exactly: numbers[6]) else { return nil }
    return .scroll(
      ScrollState(
        offset: CGPoint(x: numbers[0], y: numbers[1]), contentSize: CGSize(width: numbers[2], height: numbers[3]),
        containerSize: CGSize(width: numbers[4], height: numbers[5]),
        target: target == 0 ? nil : DisplayNode.ID(target)))
  }

  /// A target and its frame, as often as there are views.
  private static func measured(_ parts: [JSONValue]) -> DisplayEvent? {
    let views = parts.compactMap { part -> MeasuredView? in
      guard let numbers = part.array, numbers.count == 5,
        let target = numbers[0].integer.flatMap(UInt32.init(exactly:)),
        case .geometry(let frame) = geometry(Array(numbers.dropFirst()))
      else { return nil }
      return MeasuredView(target: EventTarget(target), frame: frame)
    }
    return views.count == parts.count ? .measured(views) : nil
  }

  private static func geometry(_ parts: [JSONValue]) -> DisplayEvent? {
    let numbers = parts.compactMap(\.number)
    guard numbers.count == 4, parts.count == 4 else { return nil }
    return .geometry(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
  }
}
