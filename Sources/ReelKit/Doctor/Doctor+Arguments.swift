extension Doctor {
  /// Arguments with labels that no form of a modifier, or of what makes a value, has. Of calls over several lines the first line is read.
  func arguments(_ line: String, declared: Declarations) -> [(Finding.Kind, String, String)] {
    line.matches(of: #/(\.?)\b([A-Za-z]\w*)\(/#.wordBoundaryKind(.simple)).flatMap { match in
      let (isMember, name) = (!match.1.isEmpty, String(match.2))
      // A type begins with a capital; of `Other.Stop(color:)` the last word is the type.
      let key = name.first?.isUppercase == true ? name : isMember ? ".\(name)" : name
      guard let known = table.labels[key], !declared.types.contains(name), !declared.members.contains(name) else {
        return [] as [(Finding.Kind, String, String)]
      }
      return Self.labels(in: line[match.range.upperBound...]).filter { label in
        let isOwn = key.first?.isUppercase == true && declared.labels.contains(label)
        return !known.contains(label) && !Self.usual.contains(label) && !isOwn
      }
      .map { label in
        (
          .member, "\(key)(\(label):)",
          "there is no such argument: say it in another way, `reel support \(name)` tells what there is"
        )
      }
    }
  }

  /// What every type may be made of by what it conforms to.
  private static let usual: Set<String> = ["rawValue", "from", "dictionaryLiteral", "arrayLiteral", "stringLiteral"]

  /// The labels of the arguments that begin here, as far as they stand on the line.
  private static func labels(in rest: Substring) -> [String] {
    var found: [String] = []
    var depth = 0
    var word = ""
    var isStart = true
    for character in rest {
      switch character {
      case "(", "[", "{": depth += 1
      case ")", "]", "}":
        depth -= 1
        if depth < 0 { return found }
      case "," where depth == 0:
        isStart = true
        word = ""
        continue
      case ":" where depth == 0 && isStart && !word.isEmpty:
        found.append(word)
        isStart = false
      case " " where word.isEmpty: continue
      case _ where depth == 0 && isStart && (character.isLetter || character.isNumber || character == "_"):
        word.append(character)
        continue
      default: break
      }
      if depth == 0 || "([{".contains(character) { isStart = false }
    }
    return found
  }
}
