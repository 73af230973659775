import Foundation

/// What a use of a macro becomes.
struct Expansion {
  let result: [String: Any]

  init(_ request: [String: Any]) {
    let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
    let role = request["macroRole"] as? String
    // Where a type lies in another, its whole name.
    let extended = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String
    let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
    switch macro {
    case "PreviewMacro", "PreviewableMacro": result = Self.success("")
    case "EntryMacro":
      guard let entry = Entry(declaration) else {
        result = Self.failure("@Entry goes with a variable that has a value: @Entry var name: Type = value")
        return
      }
      result = Self.success(role == "accessor" ? entry.accessors : entry.key)
    case "RuleMacro":
      let source = (request["syntax"] as? [String: Any])?["source"] as? String ?? ""
      result = Self.success(source.replacing("#Rule", with: "TipKit.Tips.Rule._make", maxReplacements: 1))
    case "ParameterMacro":
      guard let variable = Entry(declaration) else {
        result = Self.failure("@Parameter goes with a static variable that has a value")
        return
      }
      result = Self.success(role == "accessor" ? Parameter.accessors(variable) : Parameter.projection(variable))
    case "NothingMacro": result = Self.success("")
    case "ModelMacro": result = Self.model(declaration, role: role, extended: extended)
    case "PersistedPropertyMacro":
      guard let variable = Variable.all(in: declaration).first else {
        result = Self.success("")
        return
      }
      result = Self.success(role == "accessor" ? variable.accessors : variable.storage)
    case "AnimatableMacro":
      guard let type = AnimatableType(declaration) else {
        result = Self.failure("@Animatable goes with a type that stores variables")
        return
      }
      // Shapes and others conform already.
      let isNeeded = (request["conformanceListSyntax"] as? [String: Any])?["source"] as? String ?? "" != ""
      let conformance = isNeeded ? "extension \(extended ?? ""): SwiftUI.Animatable {}" : ""
      result = Self.success(role == "extension" ? conformance : type.members)
    case "ModelActorMacro":
      let conformance = "extension \(extended ?? ""): SwiftData.ModelActor {}"
      result = Self.success(role == "extension" ? conformance : ModelActor(declaration).members)
    default: result = Self.failure("there is no macro \(macro ?? "")")
    }
  }

  private static func model(_ declaration: String, role: String?, extended: String?) -> [String: Any] {
    if role == "memberAttribute" {
      return success(Variable.all(in: declaration).first?.isPersisted == true ? "@_PersistedProperty" : "")
    }
    guard let model = ModelClass(declaration) else { return failure("@Model goes with a class") }
    let conformance = "extension \(extended ?? model.name): nonisolated SwiftData.PersistentModel {}"
    return success(role == "extension" ? conformance : model.members)
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
