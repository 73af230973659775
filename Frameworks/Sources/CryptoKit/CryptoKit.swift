// swift-crypto has CryptoKit's names.
@_exported import Crypto
