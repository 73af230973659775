@_spi(Reflection) import Swift

/// The stored properties of a structure, or the elements of a tuple, as the standard library reads them from the type's
/// metadata.
///
/// The standard library's own function ends the program where it is asked about an existential type, and tells nothing
/// of enumerations: it is asked about structures and tuples only.
struct StoredProperties {
  struct Property {
    let offset: Int
    /// The type that is written in the source; a `weak` property has an optional one.
    let type: Any.Type
    /// False for `weak` and `unowned`: the bytes are then a counted reference of another kind, not a value of the type.
    let isStrong: Bool
  }

  enum Kind {
    case structure, tuple, function, other
  }

  let kind: Kind
  let properties: [Property]
  /// True where the properties are known to be all that the type has in memory.
  let isComplete: Bool

  init(of type: Any.Type) {
    _ = Self.check
    kind = Self.kind(of: type)
    guard kind == .structure || kind == .tuple else {
      properties = []
      isComplete = false
      return
    }
    properties = kind == .structure ? Self.structure(type) : Self.read(type).map(\.property)
    isComplete = Self.fill(properties, type)
  }

  /// What sort of type it is, as far as it matters here.
  static func kind(of type: Any.Type) -> Kind {
    func ask<T>(_: T.Type) -> Kind { read(Holder<T>.self).first?.kind ?? .other }
    return _openExistential(type, do: ask)
  }

  /// Has one property, so that the standard library tells what sort of type that has.
  private struct Holder<T> {
    let value: T
  }

  private struct Reading {
    let name: String
    let property: Property
    let kind: Kind
    let mayBeReference: Bool
  }

  private static func read(_ type: Any.Type) -> [Reading] {
    var readings: [Reading] = []
    _ = _forEachField(of: type, options: []) { name, offset, type, kind in
      let sort: Kind =
        switch kind {
        case .struct: .structure
        case .tuple: .tuple
        case .function: .function
        default: .other
        }
      readings.append(
        Reading(
          name: String(cString: name), property: Property(offset: offset, type: type, isStrong: true), kind: sort,
          mayBeReference: kind == .class || kind == .optional || kind == .existential))
      return true
    }
    return readings
  }

  /// Marks the properties that are `weak` or `unowned`: those for which the standard library makes no key path.
  private static func structure(_ type: Any.Type) -> [Property] {
    let readings = read(type)
    guard readings.contains(where: \.mayBeReference) else { return readings.map(\.property) }
    let strong = namesWithKeyPaths(type)
    return readings.map { reading in
      guard reading.mayBeReference, !strong.contains(reading.name) else { return reading.property }
      return Property(offset: reading.property.offset, type: reading.property.type, isStrong: false)
    }
  }

  /// `ignoreUnknown`, which the standard library declares as a variable.
  private static var ignoringUnknown: _EachFieldOptions { _EachFieldOptions(rawValue: 1 << 1) }

  private static func namesWithKeyPaths(_ type: Any.Type) -> Set<String> {
    func ask<T>(_ type: T.Type) -> Set<String> {
      var names: Set<String> = []
      _ = _forEachFieldWithKeyPath(of: type, options: ignoringUnknown) { name, _ in
        names.insert(String(cString: name))
        return true
      }
      return names
    }
    return _openExistential(type, do: ask)
  }

  /// True where the properties lie one after the other with no more between them than their alignment asks for.
  ///
  /// Types of modules without reflection metadata tell of no properties, and one whose type the runtime cannot find is
  /// told as `Void`.
  private static func fill(_ properties: [Property], _ type: Any.Type) -> Bool {
    var end = 0
    for property in properties {
      let layout = layout(of: property.type)
      if layout.size == 0 { continue }
      guard property.offset >= end, property.offset - end < layout.alignment else { return false }
      end = property.offset + layout.size
    }
    return end == layout(of: type).size
  }

  static func layout(of type: Any.Type) -> (size: Int, alignment: Int) {
    func measure<T>(_: T.Type) -> (size: Int, alignment: Int) { (MemoryLayout<T>.size, MemoryLayout<T>.alignment) }
    return _openExistential(type, do: measure)
  }

  // MARK: - The standard library's part

  private struct Probe {
    let byte: UInt8
    let number: Double
    let reference: AnyObject?
    weak var weak: Reference?
    let function: () -> Void
  }

  private final class Reference {}

  /// Ends the program with a sentence where the standard library tells something else than what is known: its function is
  /// not part of its public interface, and may change with the toolchain.
  private static let check: Void = {
    // Key paths to functions and weak properties tell no offset; they come one after the other.
    let reference = MemoryLayout<Probe>.offset(of: \.reference) ?? 0
    let pointer = MemoryLayout<UnsafeRawPointer>.size
    let expected = [
      MemoryLayout<Probe>.offset(of: \.byte), MemoryLayout<Probe>.offset(of: \.number), reference, reference + pointer,
      reference + 2 * pointer,
    ]
    let types: [Any.Type] = [UInt8.self, Double.self, AnyObject?.self, Reference?.self, (() -> Void).self]
    let found = structure(Probe.self)
    guard found.map(\.offset) == expected, found.map({ ObjectIdentifier($0.type) }) == types.map(ObjectIdentifier.init),
      found.map(\.isStrong) == [true, true, true, false, true], kind(of: (() -> Void).self) == .function,
      kind(of: Probe.self) == .structure, kind(of: (Int, Int).self) == .tuple, kind(of: Any.self) == .other
    else {
      fatalError(
        "The stored properties of views cannot be read: this Swift toolchain's standard library tells them in a way that is "
          + "not known here. Use an older toolchain, or a newer version of this package.")
    }
  }()
}
