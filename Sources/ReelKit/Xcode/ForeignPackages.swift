import Foundation

/// What a project depends on by CocoaPods and Carthage, which are not run: their names, and which of them are packages too.
struct ForeignPackages {
  private(set) var notes: [String] = []

  /// - Parameter root: The folder of the project, in which or above which a Podfile or Cartfile may lie.
  init(around root: URL) {
    for folder in [root, root.deletingLastPathComponent()] {
      let pods = Self.names(in: folder.appendingPathComponent("Podfile"), #/(?m)^\s*pod\s+['"]([^'"\/]+)/#)
      if !pods.isEmpty { notes.append(Self.note("The pods of Podfile", pods)) }
      let carthage = Self.names(
        in: folder.appendingPathComponent("Cartfile"), #/(?m)^\s*(?:github|git)\s+"[^"]*?([^"\/]+?)(?:\.git)?"/#)
      if !carthage.isEmpty { notes.append(Self.note("The frameworks of Cartfile", carthage)) }
      if !notes.isEmpty { return }
    }
  }

  private static func names(in file: URL, _ pattern: Regex<(Substring, Substring)>) -> [String] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: pattern).map { String($0.1) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func note(_ what: String, _ names: [String]) -> String {
    let packages = names.filter { known[$0] != nil }.map { "\($0) (https://github.com/\(known[$0] ?? ""))" }
    let others = names.filter { known[$0] == nil }
    let add =
      packages.isEmpty
      ? "" : " These are packages too, which the project can depend on instead: \(packages.joined(separator: ", "))."
    let rest =
      others.isEmpty
      ? "" : " Of these that is not known: \(others.joined(separator: ", ")); --without NAME leaves one out."
    return "\(what) are not built.\(add)\(rest)"
  }

  /// Libraries whose repositories have a manifest, by their names as pods. Whether they build on Linux is another matter.
  private static let known = [
    "Alamofire": "Alamofire/Alamofire", "AlamofireImage": "Alamofire/AlamofireImage",
    "CombineExt": "CombineCommunity/CombineExt", "CryptoSwift": "krzyzanowskim/CryptoSwift",
    "GRDB.swift": "groue/GRDB.swift", "Kingfisher": "onevcat/Kingfisher",
    "KeychainAccess": "kishikawakatsumi/KeychainAccess", "lottie-ios": "airbnb/lottie-ios", "Moya": "Moya/Moya",
    "Nuke": "kean/Nuke", "PromiseKit": "mxcl/PromiseKit", "RealmSwift": "realm/realm-swift",
    "RxSwift": "ReactiveX/RxSwift", "RxCocoa": "ReactiveX/RxSwift", "SDWebImage": "SDWebImage/SDWebImage",
    "SDWebImageSwiftUI": "SDWebImage/SDWebImageSwiftUI", "SnapKit": "SnapKit/SnapKit",
    "Starscream": "daltoniam/Starscream", "SwiftSoup": "scinfu/SwiftSoup", "SwiftyJSON": "SwiftyJSON/SwiftyJSON",
    "Swinject": "Swinject/Swinject", "ZIPFoundation": "weichsel/ZIPFoundation",
  ]
}
