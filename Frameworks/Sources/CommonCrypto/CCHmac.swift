import CryptoKit
import Foundation

public typealias CCHmacAlgorithm = UInt32

public let kCCHmacAlgSHA1 = 0
public let kCCHmacAlgMD5 = 1
public let kCCHmacAlgSHA256 = 2
public let kCCHmacAlgSHA384 = 3
public let kCCHmacAlgSHA512 = 4

/// Writes the authentication code of bytes with a key (RFC 2104) to `macOut`, which has room for the digest of the algorithm.
/// An algorithm that is not one of the five above writes nothing.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm, _ key: UnsafeRawPointer?, _ keyLength: Int, _ data: UnsafeRawPointer?,
  _ dataLength: Int, _ macOut: UnsafeMutableRawPointer?
) {
  func write<Hash: HashFunction>(_ hash: Hash.Type) {
    let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: key == nil ? 0 : keyLength))
    let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : dataLength)
    let code = HMAC<Hash>.authenticationCode(for: Data(bytes), using: secret)
    code.withUnsafeBytes { macOut?.copyMemory(from: $0.baseAddress!, byteCount: $0.count) }
  }
  switch Int(algorithm) {
  case kCCHmacAlgSHA1: write(Insecure.SHA1.self)
  case kCCHmacAlgMD5: write(Insecure.MD5.self)
  case kCCHmacAlgSHA256: write(SHA256.self)
  case kCCHmacAlgSHA384: write(SHA384.self)
  case kCCHmacAlgSHA512: write(SHA512.self)
  default: break
  }
}
