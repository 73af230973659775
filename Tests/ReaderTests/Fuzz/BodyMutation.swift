import Foundation

/// One way in which the body of an answer can be wrong.
enum BodyMutation: CaseIterable {
  case truncated, empty, html, garbage
  case utf16, latin1, byteOrderMark, brokenUTF8
  case retyped, retypedOften, nulled, hostileText, hugeNumber, deep, emptied, multiplied, missingKeys, doubledKeys

  /// The body with this fault; where exactly it is, the generator says.
  func applied(to body: Data, _ random: inout SplitMix) -> Data {
    switch self {
    case .truncated: return body.prefix(Int.random(in: 0...max(body.count - 1, 0), using: &random))
    case .empty: return Data()
    case .html: return Data("<!DOCTYPE html><title>Sign in</title><script>alert(1)</script>".utf8)
    case .garbage: return Data((0..<2_000).map { _ in UInt8.random(in: 0...255, using: &random) })
    case .utf16: return String(decoding: body, as: UTF8.self).data(using: .utf16) ?? Data()
    case .latin1:
      return String(decoding: body, as: UTF8.self).data(using: .isoLatin1, allowLossyConversion: true) ?? Data()
    case .byteOrderMark: return Data([0xEF, 0xBB, 0xBF]) + body
    case .brokenUTF8: return changingBytes(body, &random)
    case .deep: return deep(body, &random)
    default: break
    }
    guard let tree = JSONTree(body) else { return body }
    return changed(tree, &random).data
  }

  private func changed(_ tree: JSONTree, _ random: inout SplitMix) -> JSONTree {
    switch self {
    case .retyped: return replacing(1, in: tree, &random) { Self.stranger(&$0) }
    case .retypedOften: return replacing(20, in: tree, &random) { Self.stranger(&$0) }
    case .nulled: return replacing(10, in: tree, &random) { _ in .null }
    case .hostileText:
      return replacing(10, in: tree, &random) { .text(HostileText.all.randomElement(using: &$0) ?? "") }
    case .hugeNumber:
      let numbers = ["1e400", "-9223372036854775809", "99999999999999999999999999", "1e-400", "-1", "0", "2147483648"]
      return replacing(10, in: tree, &random) { .number(numbers.randomElement(using: &$0) ?? "0") }
    case .emptied: return tree.everywhere { if case .array = $0 { .array([]) } else { $0 } }
    case .multiplied:
      return tree.everywhere {
        guard case .array(let elements) = $0, elements.count < 100 else { return $0 }
        return .array(elements + elements + elements)
      }
    case .missingKeys:
      let share = Int.random(in: 2...6, using: &random)
      var counter = 0
      return tree.everywhere {
        guard case .object(let members) = $0 else { return $0 }
        return .object(
          members.filter { _ in
            counter += 1
            return counter % share != 0
          })
      }
    case .doubledKeys:
      return tree.everywhere {
        guard case .object(let members) = $0 else { return $0 }
        return .object(members + members.map { JSONTree.Member(key: $0.key, value: .null) })
      }
    default: return tree
    }
  }

  private func replacing(
    _ times: Int, in tree: JSONTree, _ random: inout SplitMix, by value: (inout SplitMix) -> JSONTree
  ) -> JSONTree {
    var tree = tree
    for _ in 0..<times {
      let number = Int.random(in: 0..<tree.count, using: &random)
      let new = value(&random)
      tree = tree.replacing(number) { _ in new }
    }
    return tree
  }

  /// A value of any type.
  private static func stranger(_ random: inout SplitMix) -> JSONTree {
    let strangers: [JSONTree] = [
      .null, .bool(true), .number("7"), .number("-3.5"), .text("text"), .text(""), .array([]), .array([.null]),
      .object([]), .object([JSONTree.Member(key: "id", value: .text("x"))]),
    ]
    return strangers.randomElement(using: &random) ?? .null
  }

  private func changingBytes(_ body: Data, _ random: inout SplitMix) -> Data {
    var bytes = Array(body)
    guard !bytes.isEmpty else { return body }
    for _ in 0..<8 {
      bytes[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0x80...0xFF, using: &random)
    }
    return Data(bytes)
  }

  private func deep(_ body: Data, _ random: inout SplitMix) -> Data {
    let depth = [500, 5_000, 100_000].randomElement(using: &random) ?? 500
    let nest = Data(String(repeating: "[", count: depth).utf8) + Data(String(repeating: "]", count: depth).utf8)
    guard let tree = JSONTree(body) else { return nest }
    let number = Int.random(in: 0..<tree.count, using: &random)
    return tree.replacing(number) { _ in .number(String(decoding: nest, as: UTF8.self)) }.data
  }
}

extension JSONTree {
  /// Changes every value, from the leaves up.
  func everywhere(_ change: (JSONTree) -> JSONTree) -> JSONTree {
    switch self {
    case .array(let elements): change(.array(elements.map { $0.everywhere(change) }))
    case .object(let members):
      change(.object(members.map { Member(key: $0.key, value: $0.value.everywhere(change)) }))
    default: change(self)
    }
  }
}
