// swift-tools-version: 6.1
import PackageDescription

// Apple's frameworks beside SwiftUI and UIKit. They are a package of their own, which is built against the SDK and becomes a part of it:
// in the platform's own build they would answer `canImport(Network)` and its like in what the platform is made of, which
// then would ask for all of Apple's. `make sdk` builds it; `make test-frameworks` runs its tests.
let package = Package(
  name: "Frameworks",
  targets: [
    .target(name: "AVFoundation", dependencies: ["AudioToolbox", "CoreImage"]),
    .target(name: "AdSupport"),
    .target(name: "AppIntents"),
    .target(name: "AppTrackingTransparency"),
    .target(name: "AudioToolbox"),
    .target(name: "AVKit", dependencies: ["AVFoundation"]),
    .target(name: "AuthenticationServices"),
    .target(name: "BackgroundTasks"),
    .target(name: "Charts"),
    .target(name: "CommonCrypto", dependencies: ["CryptoKit"]),
    .target(name: "CoreGraphics"),
    .target(name: "CoreHaptics"),
    .target(name: "CoreImage"),
    .target(name: "CoreLocation"),
    .target(name: "CoreMotion"),
    .target(name: "CryptoKit"),
    .target(name: "ImageIO", dependencies: ["CoreGraphics"]),
    .target(name: "LinkPresentation"),
    .target(name: "LocalAuthentication"),
    .target(name: "MapKit", dependencies: ["CoreLocation"]),
    .target(name: "MediaPlayer"),
    .target(name: "MessageUI"),
    .target(name: "MobileCoreServices"),
    .target(name: "Network"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "Photos"),
    .target(name: "PhotosUI", dependencies: ["Photos"]),
    .target(name: "QuartzCore", dependencies: ["CoreGraphics"]),
    .target(name: "Security"),
    .target(name: "StoreKit"),
    .target(name: "SystemConfiguration", dependencies: ["Network"]),
    .target(name: "UserNotifications"),
    .target(name: "WebKit"),
    .target(name: "WidgetKit"),
    .target(name: "_Testing_CoreGraphics"),
    .target(name: "_Testing_CoreImage"),
    .target(name: "_Testing_UIKit"),
    .target(name: "os", exclude: ["module.modulemap"]),
    .testTarget(
      name: "FrameworkTests",
      dependencies: [
        "AVKit", "AppIntents", "AuthenticationServices", "Charts", "CommonCrypto", "LinkPresentation",
        "MapKit", "MediaPlayer",
        "Photos", "PhotosUI", "SystemConfiguration", "WebKit",
        "CoreLocation", "CryptoKit",
        "MessageUI", "StoreKit", "UserNotifications", "WidgetKit", "Security", "LocalAuthentication",
        "ImageIO", "AdSupport", "AppTrackingTransparency", "AudioToolbox", "BackgroundTasks",
        "CoreHaptics",
        "CoreImage", "CoreMotion",
        "MobileCoreServices", "Network", "OSLog", "QuartzCore", "_Testing_CoreGraphics",
        "_Testing_CoreImage",
      ]),
  ],
  swiftLanguageModes: [.v6]
)
