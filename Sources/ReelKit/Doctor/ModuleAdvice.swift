import Foundation

/// What to do about a module that is not here.
package enum ModuleAdvice {
  static func on(_ name: String, isBinary: Bool = false) -> String {
    let way =
      "put what needs it between `#if canImport(\(name))` and `#endif`; where an empty module will do, say --without \(name)"
    if isBinary { return "it is built already, for Apple's platforms: ask its authors for the sources; \(way)" }
    if let known = known[name] { return "\(known); \(way)" }
    if name.hasPrefix("Firebase") || name.hasPrefix("Google") {
      return "Google's libraries for devices do not build on Linux: ask its services over HTTP; \(way)"
    }
    return way
  }

  /// What is known of a module of Apple's that is not here, as a sentence.
  package static func of(_ name: String) -> String? { known[name].map { "It is a module: \($0)." } }

  /// Apple's modules that programs import and that are not here.
  private static let known = [
    "ARKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "AppKit":
      "the Mac's views are not here: build the target for iOS, or put what is the Mac's between `#if os(macOS)` and `#endif`",
    "AuthenticationServices":
      "there is no sign-in of Apple's here: sign in at your own server, with openURL and onOpenURL",
    "Cocoa": "the Mac's views are not here: build the target for iOS",
    "CoreImage":
      "pictures are not drawn here: use the modifiers blur, saturation, brightness, contrast and hueRotation, which browsers apply",
    "CreateML": "models run on a device's own hardware: ask a service on the server instead",
    "FoundationModels": "models run on a device's own hardware: ask a service on the server instead",
    "GLKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "Intents": "there is no Siri: AppIntents compile",
    "IntentsUI": "there is no Siri: AppIntents compile",
    "Metal": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "MetalKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "MusicKit": "a page does not see the music library",
    "ObjectiveC": "there is no Objective-C runtime on Linux: leave it out",
    "ProjectDescription": "the file is Tuist's and no part of the program",
    "RealityKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "SceneKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "SpriteKit": "scenes are drawn by a device's own graphics, which a page has not: leave it out",
    "SystemConfiguration": "use NWPathMonitor of Network",
    "VisionKit": "models run on a device's own hardware: ask a service on the server instead",
    "WatchKit": "there is no watch",
  ]
}
