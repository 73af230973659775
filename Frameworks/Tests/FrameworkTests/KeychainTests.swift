import LocalAuthentication
import Security
import Testing

@Suite(.serialized)
struct KeychainTests {
  private let name: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "test.keychain",
    kSecAttrAccount as String: "ada",
  ]

  private func data() -> Data? {
    var query = name
    query[kSecReturnData as String] = kCFBooleanTrue!
    query[kSecMatchLimit as String] = kSecMatchLimitOne
    var item: CFTypeRef?
    let status = SecItemCopyMatching(query as CFDictionary, &item)
    return status == errSecSuccess ? item as? Data : nil
  }

  @Test func anItemIsKeptChangedAndTakenAway() {
    SecItemDelete(name as CFDictionary)
    #expect(data() == nil)
    var new = name
    new[kSecValueData as String] = Data("one".utf8)
    new[kSecAttrAccessible as String] = kSecAttrAccessibleAfterFirstUnlock
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecSuccess)
    #expect(SecItemAdd(new as CFDictionary, nil) == errSecDuplicateItem)
    #expect(data() == Data("one".utf8))
    let change: [String: Any] = [kSecValueData as String: Data("two".utf8)]
    #expect(SecItemUpdate(name as CFDictionary, change as CFDictionary) == errSecSuccess)
    #expect(data() == Data("two".utf8))
    #expect(SecItemDelete(name as CFDictionary) == errSecSuccess)
    #expect(SecItemDelete(name as CFDictionary) == errSecItemNotFound)
    #expect(data() == nil)
  }

  @Test func itemsAreToldWithTheirAttributes() throws {
    for account in ["ada", "grace"] {
      var item = name
      item[kSecAttrAccount as String] = account
      item[kSecAttrService as String] = "test.list"
      SecItemDelete(item as CFDictionary)
      item[kSecValueData as String] = Data(account.utf8)
      #expect(SecItemAdd(item as CFDictionary, nil) == errSecSuccess)
    }
    let query: [CFString: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "test.list", kSecMatchLimit: kSecMatchLimitAll,
      kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var found: AnyObject?
    #expect(SecItemCopyMatching(query as CFDictionary, &found) == errSecSuccess)
    let items = try #require(found as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount as String] as? String } == ["ada", "grace"])
    #expect(items.compactMap { $0[kSecValueData as String] as? Data } == [Data("ada".utf8), Data("grace".utf8)])
  }

  @Test func nobodyIsRecognized() async {
    let context = LAContext()
    var error: NSError?
    #expect(!context.canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
    #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    await #expect(throws: LAError(.passcodeNotSet)) {
      try await context.evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "test")
    }
  }
}
