/// Tells whether a new value of a view says the same as the old, so that its body need not be evaluated.
///
/// Equatable views are asked; others are compared field by field: equatable fields by `==`, references by identity,
/// plain bytes and closures by their bytes. What cannot be compared (existentials, enumerations that are not equatable,
/// `weak` references, whatever the runtime does not tell of) counts as changed.
@MainActor
enum ViewComparison {
  static func areSame<V>(_ old: V, _ new: V) -> Bool {
    let plan = plan(for: V.self)
    if case .changed = plan { return false }
    return withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        plan.areSame(UnsafeRawPointer(old), UnsafeRawPointer(new))
      }
    }
  }

  /// True where both are views of one type that say the same.
  static func areSameViews(_ old: any View, _ new: any View) -> Bool {
    func compare<V: View>(_ old: V) -> Bool {
      (new as? V).map { areSame(old, $0) } ?? false
    }
    return compare(old)
  }

  private indirect enum Plan {
    /// Cannot be compared.
    case changed
    /// Comparing is not needed.
    case same
    case bytes(Int)
    case typed(any ComparableField.Type)
    case equatable(any Equatable.Type)
    case optional(any OptionalField.Type, Plan)
    case fields([(offset: Int, plan: Plan)])

    @MainActor
    func areSame(_ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      switch self {
      case .changed: return false
      case .same: return true
      case .bytes(let size):
        return UnsafeRawBufferPointer(start: old, count: size).elementsEqual(
          UnsafeRawBufferPointer(start: new, count: size))
      case .typed(let type): return compare(type, old, new)
      case .equatable(let type): return equate(type, old, new)
      case .optional(let type, let plan):
        let isNil = type.isNil(old)
        return isNil == type.isNil(new) && (isNil || plan.areSame(old, new))
      case .fields(let fields):
        for field in fields where !field.plan.areSame(old + field.offset, new + field.offset) { return false }
        return true
      }
    }

    @MainActor
    private func compare<T: ComparableField>(
      _ type: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer
    ) -> Bool {
      old.assumingMemoryBound(to: T.self).pointee.isSame(as: new.assumingMemoryBound(to: T.self).pointee)
    }

    private func equate<T: Equatable>(_ type: T.Type, _ old: UnsafeRawPointer, _ new: UnsafeRawPointer) -> Bool {
      old.assumingMemoryBound(to: T.self).pointee == new.assumingMemoryBound(to: T.self).pointee
    }
  }

  private static var plans: [ObjectIdentifier: Plan] = [:]

  private static func plan(for type: Any.Type) -> Plan {
    if let known = plans[ObjectIdentifier(type)] { return known }
    let made = makePlan(for: type)
    plans[ObjectIdentifier(type)] = made
    return made
  }

  private static func makePlan(for type: Any.Type) -> Plan {
    if let comparable = type as? any ComparableField.Type { return .typed(comparable) }
    if type is AnyClass { return .bytes(MemoryLayout<UnsafeRawPointer>.size) }
    if let optional = type as? any OptionalField.Type {
      return .optional(optional, plan(for: optional.wrapped))
    }
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    let size = StoredProperties.layout(of: type).size
    if size == 0 { return .same }
    if isPlain(type) { return .bytes(size) }
    let properties = StoredProperties(of: type)
    // A function pointer and its context: the same context means the same captured values.
    if properties.kind == .function { return .bytes(size) }
    return properties.isComplete ? fields(properties) : .changed
  }

  private static func fields(_ properties: StoredProperties) -> Plan {
    var fields: [(offset: Int, plan: Plan)] = []
    for property in properties.properties {
      let plan = property.isStrong ? plan(for: property.type) : reference(property.type)
      switch plan {
      case .changed: return .changed
      case .same: continue
      default: fields.append((property.offset, plan))
      }
    }
    return .fields(fields)
  }

  /// An `unowned` reference is the same where its bytes are. A `weak` one may have lost its object since, and looks the
  /// same.
  private static func reference(_ type: Any.Type) -> Plan {
    type is AnyClass ? .bytes(MemoryLayout<UnsafeRawPointer>.size) : .changed
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    func ask<T>(_: T.Type) -> Bool { _isPOD(T.self) }
    return _openExistential(type, do: ask)
  }
}

/// A field of a view that knows itself whether it says the same as before.
@MainActor
protocol ComparableField {
  func isSame(as other: Self) -> Bool
}

/// An optional, whose value lies at its beginning.
protocol OptionalField {
  static var wrapped: Any.Type { get }
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalField {
  static var wrapped: Any.Type { Wrapped.self }

  static func isNil(_ pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Wrapped?.self).pointee == nil
  }
}
