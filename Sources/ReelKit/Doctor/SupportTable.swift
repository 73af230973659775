import Foundation

/// What there is of Apple's frameworks, by name: whole, in part, or not and why. Made of the platform's sources with the SDK.
package struct SupportTable {
  /// How far something works.
  enum State: String, Decodable {
    case whole, partly, unavailable
  }

  /// A name, in all its forms.
  struct Entry: Decodable, Equatable {
    /// The module that programs import for it.
    let module: String
    /// The type that it is a member of; empty where it stands by itself.
    let type: String
    let name: String
    let state: State
    /// What lacks, or why it cannot be.
    let notes: [String]
    let isType: Bool
    /// Whether all its forms are meant by the notes.
    let isMeantAsAWhole: Bool

    /// What a program calls it.
    var title: String { ["", "View"].contains(type) ? name : "\(type).\(name)" }

    /// What is said of it, in lines.
    var text: String {
      let kind = type == "View" ? ", a modifier" : ""
      return (["\(title)\(kind) (\(module)): \(state.rawValue)"] + notes.map { "  \($0)" }).joined(separator: "\n")
    }
  }

  let entries: [Entry]
  /// Names of Swift's own modules.
  private let others: Set<String>

  init(entries: [Entry], others: Set<String> = []) {
    self.entries = entries
    self.others = others
  }

  /// Reads the table of an SDK.
  package init(_ sdk: SDK) throws(ReelError) {
    guard let data = FileManager.default.contents(atPath: sdk.support.path),
      let entries = try? JSONDecoder().decode([Entry].self, from: data)
    else { throw ReelError("\(sdk.support.path) cannot be read: run `make sdk` again.") }
    try self.init(entries: entries, others: NameTable(sdk).members)
  }

  /// How much there is.
  package var summary: String {
    let count = { (state: State) in entries.count { $0.state == state } }
    return
      "\(entries.count) names: \(count(.whole)) whole, \(count(.partly)) partly, \(count(.unavailable)) unavailable. Say one, such as `reel support searchable`."
  }

  /// What there is of a name: of a type, a modifier, a member (`UIImage.pngData` or `pngData`) or a module; nil where there is
  /// nothing of that name. Without regard to capitals.
  package func text(of name: String) -> String? {
    let wanted = name.lowercased().prefix { $0 != "(" }.drop { ".@#".contains($0) }
    let isMeant = { (entry: Entry) in
      [entry.name, entry.title, "\(entry.type).\(entry.name)"].contains { $0.lowercased() == wanted }
    }
    let found = entries.filter(isMeant)
    if !found.isEmpty {
      return found.map { $0.isType ? $0.text + members(of: $0) : $0.text }.joined(separator: "\n")
    }
    let module = entries.filter { $0.module.lowercased() == wanted }
    if let first = module.first {
      let said = module.filter { $0.state != .whole }.map(\.text)
      return (["\(first.module): \(module.count) names, of which not whole:"] + said).joined(separator: "\n")
    }
    return others.contains(name) ? "\(name): Swift's own, or of its Foundation for Linux" : nil
  }

  /// Names that begin alike, at most ten.
  package func similar(to name: String) -> [String] {
    let wanted = name.lowercased()
    let found = entries.filter { entry in
      let name = entry.name.lowercased()
      return name.count > 3 && (name.hasPrefix(wanted) || wanted.hasPrefix(name))
    }
    return Array(Set(found.map(\.title)).sorted().prefix(10))
  }

  private func members(of type: Entry) -> String {
    let members = entries.filter { $0.module == type.module && $0.type == type.title }
    let whole = Set(members.filter { $0.state == .whole }.map(\.name)).sorted()
    let said = members.filter { $0.state != .whole }.map { "\n" + $0.text }.joined()
    return said + (whole.isEmpty ? "" : "\n  whole: " + whole.joined(separator: ", "))
  }
}
