import Foundation

/// A copy of a file in which lines that the compiler does not take on Linux say what they mean there. Lines stay where they are.
struct DerivedSource {
  let text: String
  /// What was changed, in words.
  let changes: [String]

  /// nil where the file can stay as it is.
  init?(_ original: String) {
    self.init(original, rules: Self.rules + [Self.noPackage, Self.oneBundle])
  }

  /// The same for a file of a package. One that imports nothing of what shows something keeps its system, because it may ask for the
  /// one below; lines that no compiler takes on Linux are said differently in it too, where the package is for a device.
  init?(package original: String, isForDevice: Bool = true) {
    let showing =
      #/(?m)^\s*(?:@\w+\s+)*(?:(?:public|internal)\s+)?import\s+(?:SwiftUI|UIKit|QuartzCore|WebKit|AVKit|MapKit|CoreData)\b/#
    let isShowing = isForDevice && original.contains(showing)
    let rules = Self.rules.filter { isShowing || (isForDevice && $0.hint != Self.device) }
    self.init(original, rules: rules + [Self.combineOnLinux])
  }

  private init?(_ original: String, rules: [Rule]) {
    var text = original
    var changes: [String] = []
    for rule in rules where text.contains(rule.hint) {
      let changed = rule.apply(text)
      if changed != text {
        changes.append(rule.says)
        text = changed
      }
    }
    if changes.isEmpty { return nil }
    self.text = text
    self.changes = changes
  }

  private struct Rule: Sendable {
    let hint: String
    let says: String
    let apply: @Sendable (String) -> String
  }

  /// What marks lines that ask for a device.
  private static let device = "os(iOS)"

  private static let rules = [
    Rule(hint: "ApplicationMain", says: "@UIApplicationMain is @main here") {
      $0.replacing(#/(?m)^(\s*)@(UI|NS)ApplicationMain\b/#) { "\($0.1)@main" }
    },
    Rule(hint: "resignFirstResponder", says: "sending resignFirstResponder is UIResponder().resignFirstResponder()") {
      $0.replacing(
        #/(?:[A-Za-z_]\w*\s*[?!]?\.\s*)*sendAction\s*\(\s*#selector\s*\(\s*UIResponder\s*\.\s*resignFirstResponder\s*\)(?:[^()]|\([^()]*\))*\)/#
      ) { match in
        // The lines below stay where they are.
        "UIResponder().resignFirstResponder()" + String(repeating: "\n", count: match.0.count { $0.isNewline })
      }
    },
    Rule(
      hint: "#selector", says: "comparisons of NSString are known by their names", apply: ManagedSource.comparisons),
    Rule(hint: "#selector", says: "#selector is Selector, which holds the method itself", apply: Self.selectors),
    Rule(hint: "@objc", says: "@objc is left out") {
      $0.replacing(#/@objc(?:Members\b|\b(?:\([\w:]+\))?)[ \t]*/#, with: "")
    },
    Rule(
      hint: "@NSManaged", says: "@NSManaged is a property that asks its object", apply: ManagedSource.properties),
    Rule(
      hint: "NSManagedObject", says: "init(entity:insertInto:) is required of objects of a store",
      apply: ManagedSource.initializers),
    Rule(hint: "#keyPath", says: "#keyPath is the text that it stands for", apply: ManagedSource.keyPaths),
    Rule(
      hint: "NSFetchRequest<", says: "a request for one class is taken for one of any",
      apply: ManagedSource.requests),
    Rule(hint: "NSExpressionDescription", says: "NSExpression is what requests of Core Data know of it") {
      $0.replacing(#/\bNSExpression\b/#, with: "_Expression")
    },
    Rule(hint: "CVarArg", says: "NSPredicate takes values of any type", apply: ManagedSource.arguments),
    Rule(hint: "@IB", says: "@IBAction and @IBInspectable are left out") {
      $0.replacing(#/@IB(?:Action|Inspectable|Designable)\b[ \t]*/#, with: "")
    },
    Rule(
      hint: "override", says: "what an extension of a class of UIKit's overrides is no override, and is not called",
      apply: Self.overridesInExtensions),
    Rule(hint: "import ", says: "a module is imported as a whole where a part of it is named") {
      $0.replacing(
        #/(?m)^([ \t]*(?:@\w+[ \t]+)*import[ \t]+)(os|UIKit|CoreGraphics|CoreImage|Foundation|QuartzCore)\.\w+[ \t]*$/#
      ) { "\($0.1)\($0.2)" }
    },
    Rule(hint: "import ", says: "a module of Apple's system is Linux' own") {
      $0.replacing(#/(?m)^([ \t]*)import[ \t]+(ObjectiveC|Darwin)(?:\.\w+)*[ \t]*$/#) {
        "\($0.1)import \($0.2 == "Darwin" ? "Glibc" : "Foundation")"
      }
    },
    Rule(hint: "Progress", says: "progress of no work is progress of 0 units") {
      $0.replacing(#/(?m)(\b[Pp]rogress\s*=\s*)\.init\(\)|\bProgress\(\)/#) {
        "\($0.1 ?? "")\($0.1 == nil ? "Progress" : ".init")(totalUnitCount: 0)"
      }
    },
    Rule(hint: "@Model", says: "a model is nonisolated, so that conditions can be made of it") {
      $0.replacing(
        #/(@Model\b(?!Actor)(?:\s|\/\/[^\n]*|@(?!MainActor)\w+(?:\([^()]*\))?)*)((?:(?:public|open|package|internal|final)\s+)*class\b)/#
      ) { "\($0.1)nonisolated \($0.2)" }
    },
    Rule(hint: "Query<", says: "a Query names its model alone: what it gives is an array") {
      $0.replacing(#/\bQuery<\s*([\w.]+)\s*,\s*(?:\[\s*\1\s*\]|Array<\s*\1\s*>)\s*>/#) { "Query<\($0.1)>" }
    },
    Rule(hint: device, says: "os(iOS) is true, as on a device") {
      $0.replacing(#/(?m)^\s*#(?:if|elseif)\b.*\bos\(iOS\).*$/#) { $0.0.replacing("os(iOS)", with: "true") }
    },
  ]

  /// Who keeps a file from Linux because there is no Combine on it means another Linux.
  private static let combineOnLinux = Rule(hint: "import Combine", says: "what is for Combine is there on Linux too") {
    $0.replacing(
      #/(?m)^[ \t]*#if\b[^\n]*\bos\(Linux\)[^\n]*\n(?:[ \t]*(?:\/\/[^\n]*|#if canImport\(Combine\)[^\n]*|import \w+)?\n)*?[ \t]*import Combine\b/#
    ) { $0.0.replacing("os(Linux)", with: "false") }
  }

  /// What lies in the bundles of a project's frameworks lies in the program's here.
  private static let oneBundle = Rule(hint: "Bundle(for", says: "Bundle(for:) is Bundle.main, which has all resources")
  {
    $0.replacing(#/\bBundle\(\s*for:\s*(?:[^()\n]|\([^()\n]*\))*\)/#, with: "Bundle.main")
  }

  private static let noPackage = Rule(hint: "SWIFT_PACKAGE", says: "SWIFT_PACKAGE is false, as in Xcode") {
    $0.replacing(#/(?m)^(\s*#(?:if|elseif)\b.*)\bSWIFT_PACKAGE\b/#) { "\($0.1)(SWIFT_PACKAGE && os(Windows))" }
  }

  /// `#selector(show(_:))` is `Selector(Self.show(_:))`: a method without an object, which a weak target is given to.
  @Sendable private static func selectors(_ text: String) -> String {
    text.replacing(#/#selector\(\s*((?:\w+\.)*)(\w+(?:\((?:\w+:)+\))?)\s*\)/#) { match in
      let owner = String(match.1)
      // Who has no method of the program's own is left to the compiler.
      if owner == "UIInputViewController." { return String(match.0) }
      return "Selector(\(owner.isEmpty || owner == "self." ? "Self." : owner)\(match.2))"
    }
  }

  /// In Objective-C an extension may override what a class inherits; in Swift it may not.
  @Sendable private static func overridesInExtensions(_ text: String) -> String {
    text.replacing(#/(?m)^extension\s+UI\w+(?:[^{\n]*)\{[\s\S]*?^\}/#) { match in
      // A class's own method may not be said again: what is called here has another name.
      String(match.0).replacing(
        #/\b(?:(open|public|internal)[ \t]+)?override[ \t]+(?:(open|public|internal)[ \t]+)?(func|var)[ \t]+(\w+)/#
      ) { override in
        let access = (override.1 ?? override.2).map { $0 == "open" ? "public " : "\($0) " } ?? ""
        return "\(access)\(override.3) _\(override.4)OfExtension"
      }
    }
  }
}
