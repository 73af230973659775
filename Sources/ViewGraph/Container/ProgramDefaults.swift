@_spi(Reflection) import Swift
import Foundation
import Synchronization

/// What holds for all readers of a program.
enum ProgramDefaults {
  /// What the arguments of the process say (`-key value`).
  nonisolated(unsafe) static let arguments = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
  /// What the program has registered where it ran for no reader.
  static var registered: [String: Data] { state.withLock { $0 } }

  private static let state = Mutex<[String: Data]>([:])

  static func register(_ values: [String: Data]) {
    state.withLock { $0.merge(values) { $1 } }
  }
}

extension UserDefaults {
  /// The suite with whose name the object was made; nil is the standard one. Foundation keeps it to itself.
  var ownSuite: String? {
    guard let offset = Self.suiteOffset else { return nil }
    return Unmanaged.passUnretained(self).toOpaque().load(fromByteOffset: offset, as: String?.self)
  }

  private static let suiteOffset: Int? = {
    var found: Int?
    // 1 is `classType`.
    _ = _forEachField(of: UserDefaults.self, options: _EachFieldOptions(rawValue: 1)) { name, offset, type, _ in
      if String(cString: name) == "suite", type == String?.self { found = offset }
      return true
    }
    return found
  }()
}
