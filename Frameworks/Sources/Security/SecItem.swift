import Foundation

/// The keychain of each reader, for programs that keep what identifies them there. What it has lies with the reader's `UserDefaults` on the
/// server, not encrypted beyond what the server's disk is, and is nobody else's.

/// Adds an item.
///
/// - Parameters:
///   - attributes: The class, what the item is known by, and its data.
///   - result: Set to what is asked for by `kSecReturn…`; may be nil.
/// - Returns: `errSecSuccess`, `errSecDuplicateItem` where it is there, `errSecParam` where there is no class.
/// - Partly: a keychain for each reader, kept on the server with their `UserDefaults` and no more encrypted than
///   that; passwords alone.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  var keychain = Keychain()
  let status = keychain.add(attributes)
  if status == errSecSuccess { result?.pointee = Keychain.answer([Keychain.stored(attributes)], to: attributes) }
  return status
}

/// Finds items.
///
/// - Parameters:
///   - query: The class and what the items are known by, how many (`kSecMatchLimit`, one by default) and what is asked for.
///   - result: Set to the data, the attributes or both, or to a list of these.
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let found = Keychain().items(query)
  if found.isEmpty { return errSecItemNotFound }
  result?.pointee = Keychain.answer(found, to: query)
  return errSecSuccess
}

/// Changes items.
///
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  var keychain = Keychain()
  return keychain.change(query) { $0.merge(attributesToUpdate) { $1 } }
}

/// Takes items away.
///
/// - Returns: `errSecSuccess`, or `errSecItemNotFound`.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  var keychain = Keychain()
  return keychain.change(query) { $0 = [:] }
}

/// A sentence on a status.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecParam: "One or more parameters passed to a function were not valid."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  default: "OSStatus \(status)"
  }
}

/// Fills memory with random bytes of the system.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  var generator = SystemRandomNumberGenerator()
  for place in 0..<count { bytes.storeBytes(of: generator.next(), toByteOffset: place, as: UInt8.self) }
  return errSecSuccess
}
