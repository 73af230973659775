import Foundation

/// A type that encodes whole values: what `encode(encoder:)` needs.
public protocol TopLevelEncoder {
  /// The type this encoder produces.
  associatedtype Output

  /// Encodes a value of any encodable type.
  func encode<T>(_ value: T) throws -> Output where T: Encodable
}

/// A type that decodes whole values: what `decode(type:decoder:)` needs.
public protocol TopLevelDecoder {
  /// The type this decoder accepts.
  associatedtype Input

  /// Decodes a value of the given type.
  func decode<T>(_ type: T.Type, from: Input) throws -> T where T: Decodable
}

extension JSONEncoder: TopLevelEncoder {}

extension JSONDecoder: TopLevelDecoder {}

extension PropertyListEncoder: TopLevelEncoder {}

extension PropertyListDecoder: TopLevelDecoder {}
