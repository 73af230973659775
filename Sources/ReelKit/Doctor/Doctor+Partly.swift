extension Doctor {
  /// Types and modifiers that work in part, whatever form of them a line means.
  func partly(_ line: String, declared: Declarations) -> [(Finding.Kind, String, String)] {
    line.matches(of: #/\.?[A-Za-z_]\w*/#).compactMap { match in
      // A modifier begins with a dot, a type does not.
      let isMember = match.0.hasPrefix(".")
      let name = String(isMember ? match.0.dropFirst() : match.0)
      guard let entry = table.partly[name], entry.isType != isMember, !declared.types.contains(name),
        !declared.members.contains(name)
      else { return nil }
      return (.partly, String(match.0), entry.notes.joined(separator: " "))
    }
  }
}
