import CryptoKit

// The digests of Apple's C library by its names, made by swift-crypto.

public typealias CC_LONG = UInt32

public let CC_MD5_DIGEST_LENGTH: Int32 = 16
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// Writes the MD5 digest of so many bytes to `md`, which has room for 16, and gives that back.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.MD5.self, data, len, md) }

/// Writes the SHA-1 digest of so many bytes to `md`, which has room for 20, and gives that back.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(Insecure.SHA1.self, data, len, md) }

/// Writes the SHA-256 digest of so many bytes to `md`, which has room for 32, and gives that back.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA256.self, data, len, md) }

/// Writes the SHA-384 digest of so many bytes to `md`, which has room for 48, and gives that back.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA384.self, data, len, md) }

/// Writes the SHA-512 digest of so many bytes to `md`, which has room for 64, and gives that back.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { digest(SHA512.self, data, len, md) }

private func digest<Hash: HashFunction>(
  _ hash: Hash.Type, _ data: UnsafeRawPointer?, _ length: CC_LONG, _ result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(length))
  guard let result else { return nil }
  for (place, byte) in hash.hash(data: bytes).enumerated() { result[place] = byte }
  return result
}
