@_spi(Reflection) import Swift

/// Tells whether a new value of a view says the same as the old, so that its body need not be evaluated.
///
/// Equatable views are asked; others are compared field by field: equatable fields by `==`, references by identity,
/// plain bytes and closures by their bytes. What cannot be compared counts as changed.
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
    if let equatable = type as? any Equatable.Type { return .equatable(equatable) }
    let size = size(of: type)
    if size == 0 { return .same }
    if isPlain(type) { return .bytes(size) }
    if let optional = type as? any OptionalField.Type {
      let plan = plan(for: optional.wrapped)
      if case .changed = plan { return .changed }
      return .optional(optional, plan)
    }
    if isFunction(type) { return .bytes(size) }
    return fields(of: type)
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    func ask<T>(_: T.Type) -> Bool {
      var isFunction = false
      _ = _forEachField(of: Holder<T>.self, options: []) { _, _, _, kind in
        if case .function = kind { isFunction = true }
        return false
      }
      return isFunction
    }
    return _openExistential(type, do: ask)
  }

  /// Has one field, so that the standard library tells what kind of type it is of.
  private struct Holder<T> {
    let value: T
  }

  private static func fields(of type: Any.Type) -> Plan {
    var fields: [(offset: Int, plan: Plan)] = []
    let isKnown = _forEachField(of: type, options: []) { _, offset, fieldType, kind in
      switch kind {
      case .struct, .class, .enum, .tuple, .optional, .metatype:
        let plan = plan(for: fieldType)
        if case .changed = plan { return false }
        if case .same = plan { return true }
        fields.append((offset, plan))
        return true
      case .function:
        // A function pointer and its context: the same context means the same captured values.
        fields.append((offset, .bytes(MemoryLayout<() -> Void>.size)))
        return true
      default:
        return false
      }
    }
    return isKnown && !fields.isEmpty ? .fields(fields) : .changed
  }

  private static func size(of type: Any.Type) -> Int {
    func measure<T>(_: T.Type) -> Int { MemoryLayout<T>.size }
    return _openExistential(type, do: measure)
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
@MainActor
private protocol OptionalField {
  static var wrapped: Any.Type { get }
  static func isNil(_ pointer: UnsafeRawPointer) -> Bool
}

extension Optional: OptionalField {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func isNil(_ pointer: UnsafeRawPointer) -> Bool {
    pointer.assumingMemoryBound(to: Wrapped?.self).pointee == nil
  }
}
