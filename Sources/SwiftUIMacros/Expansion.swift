import Foundation

/// What a use of a macro becomes.
struct Expansion {
  let result: [String: Any]

  init(_ request: [String: Any]) {
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
    let role = request["macroRole"] as? String
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    switch macro {
    case "PreviewMacro", "PreviewableMacro": result = Self.success("")
    case "EntryMacro":
      guard let entry = Entry(declaration) else {
        result = Self.failure("@Entry goes with a variable that has a value: @Entry var name: Type = value")
        return
      }
      result = Self.success(role == "accessor" ? entry.accessors : entry.key)
    default: result = Self.failure("there is no macro \(macro ?? "")")
    }
  }

  static func success(_ source: String) -> [String: Any] {
    ["expandMacroResult": ["expandedSource": source, "diagnostics": [Any]()]]
  }

  static func failure(_ sentence: String) -> [String: Any] {
    let diagnostic: [String: Any] = [
      "message": sentence, "severity": "error", "position": ["fileName": "", "offset": 0],
      "highlights": [Any](), "notes": [Any](), "fixIts": [Any](),
    ]
    return ["expandMacroResult": ["expandedSource": "", "diagnostics": [diagnostic]]]
  }
}
