import Foundation

/// What the platform has and what it says it cannot do, as read from its sources when the SDK was made.
struct NameTable: Decodable {
  /// A name that is there so that the compiler can say what to write instead.
  struct Unavailable: Decodable, Equatable {
    let type: String
    let name: String
    /// The first label of an initializer.
    let label: String
    let message: String
    /// Whether nothing else is called so.
    let isUnique: Bool

    /// Whether it stands by itself: a type, or a function of UIKit's.
    var isType: Bool { type.isEmpty && name.first?.isUppercase == true }

    /// What a program calls it.
    var title: String {
      name == "init" ? "\(type)(\(label):)" : ["View", ""].contains(type) ? name : "\(type).\(name)"
    }
  }

  /// Public types.
  let types: Set<String>
  /// Members of colours and pictures.
  let paints: Set<String>
  let unavailable: [Unavailable]
  /// All that the platform and Swift's own modules declare, by name.
  let members: Set<String>
  /// The labels of the arguments of modifiers (`.padding`) and of what makes values (`List`), whatever form they are of.
  let labels: [String: Set<String>]
  /// What works in part: modifiers and types, by name.
  private(set) var partly: [String: SupportTable.Entry] = [:]

  private enum CodingKeys: CodingKey {
    case types, paints, unavailable, members, labels
  }

  init(
    types: Set<String>, paints: Set<String> = [], members: Set<String> = [], unavailable: [Unavailable] = [],
    labels: [String: Set<String>] = [:], support: SupportTable? = nil
  ) {
    self.types = types
    self.paints = paints
    self.members = members
    self.unavailable = unavailable
    self.labels = labels
    if let support { read(support) }
  }

  /// Takes over what works in part, whatever form of it is meant.
  mutating func read(_ support: SupportTable) {
    let named = support.entries.filter { $0.isType && $0.type.isEmpty || $0.type == "View" }
    for entry in named where entry.state == .partly && entry.isMeantAsAWhole { partly[entry.name] = entry }
  }

  /// Reads the table of an SDK.
  init(_ sdk: SDK) throws(ReelError) {
    guard let data = FileManager.default.contents(atPath: sdk.names.path),
      let table = try? JSONDecoder().decode(NameTable.self, from: data)
    else { throw ReelError("\(sdk.names.path) cannot be read: run `make sdk` again.") }
    self = table
  }
}
