// swift-tools-version: 6.1
import CompilerPluginSupport
import PackageDescription

/// On Apple's platforms the frameworks are Apple's own: there the package is the reader and its clients only.
#if os(Linux)
  let hasOwnFrameworks = true
#else
  let hasOwnFrameworks = false
#endif

/// `Combine` as a dependency where it is ours; nothing where it comes with the system.
let combine: [Target.Dependency] = hasOwnFrameworks ? ["Combine"] : []
let swiftUI: [Target.Dependency] = hasOwnFrameworks ? ["SwiftUI", "Combine"] : []

let frameworkProducts: [Product] = [
  .library(name: "Combine", targets: ["Combine"]),
  .library(name: "CombineTesting", targets: ["CombineTesting"]),
  .library(name: "SwiftUI", targets: ["SwiftUI"]),
  .library(name: "SwiftUITesting", targets: ["SwiftUITesting"]),
  .library(name: "UIKit", targets: ["UIKit"]),
  .library(name: "ObjectStore", targets: ["ObjectStore"]),
  .library(name: "SafariServices", targets: ["SafariServices"]),
  .library(name: "UniformTypeIdentifiers", targets: ["UniformTypeIdentifiers"]),
  .executable(name: "reel", targets: ["reel"]),
]

let frameworkTargets: [Target] = [
  .target(name: "Combine"),
  .target(name: "CombineTesting", dependencies: ["Combine"]),
  .target(name: "FoundationAdditions"),
  .target(name: "UIKitCore", dependencies: ["FoundationAdditions", "ImageHeaders", "ViewGraph"]),
  .target(name: "UIKit", dependencies: ["SwiftUI", "UIKitCore"]),
  .target(name: "ProgramLog", dependencies: [.product(name: "Logging", package: "swift-log")]),
  .target(name: "CInterposition"),
  .target(name: "UniformTypeIdentifiers"),
  .target(
    name: "ViewGraph",
    dependencies: [
      "CInterposition", "Combine", "FoundationAdditions", "ImageHeaders", "PDFPictures", "ProgramLog",
      "UniformTypeIdentifiers",
    ]),
  .target(name: "InternetAddresses"),
  .target(
    name: "HTTPTransport",
    dependencies: [
      "Combine",
      "FoundationAdditions",
      "InternetAddresses",
      .product(name: "AsyncHTTPClient", package: "async-http-client"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOHTTP1", package: "swift-nio"),
      .product(name: "NIOPosix", package: "swift-nio"),
    ]
  ),
  .macro(name: "SwiftUIMacros"),
  .systemLibrary(name: "CZlib"),
  .target(name: "PDFPictures", dependencies: ["CZlib"]),
  .target(
    name: "WebHost",
    dependencies: [
      "Combine",
      "CZlib",
      "InternetAddresses",
      "ViewGraph",
      .product(name: "Hummingbird", package: "hummingbird"),
      .product(name: "HummingbirdCore", package: "hummingbird"),
      .product(name: "NIOCore", package: "swift-nio"),
      .product(name: "NIOHTTP1", package: "swift-nio"),
      .product(name: "NIOWebSocket", package: "swift-nio"),
      .product(name: "NIOHTTPTypes", package: "swift-nio-extras"),
      .product(name: "NIOHTTPTypesHTTP1", package: "swift-nio-extras"),
      .product(name: "HTTPTypes", package: "swift-http-types"),
      .product(name: "Crypto", package: "swift-crypto"),
      .product(name: "Logging", package: "swift-log"),
      .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
    ],
    resources: [.embedInCode("Assets")]
  ),
  .target(
    name: "SwiftUI",
    dependencies: [
      "Combine", "FoundationAdditions", "ViewGraph", "WebHost", "UIKitCore", "HTTPTransport", "ImageHeaders",
      "SwiftUIMacros",
    ]),
  .target(name: "ObjectStore", dependencies: ["SQLiteStorage", "ViewGraph"]),
  .target(name: "SafariServices", dependencies: ["UIKitCore", "SwiftUI"]),
  .target(name: "SwiftUITesting", dependencies: ["SwiftUI", "ViewGraph", "Combine", "CombineTesting"]),
  .target(name: "ReelKit"),
  .executableTarget(
    name: "reel", dependencies: ["ReelKit", .product(name: "ArgumentParser", package: "swift-argument-parser")]),
  .executableTarget(name: "Hello", dependencies: ["SwiftUI"], path: "Examples/Hello"),
  .executableTarget(name: "Gallery", dependencies: ["SwiftUI"], path: "Examples/Gallery"),
  .executableTarget(
    name: "Larder", dependencies: ["SwiftUI"], path: "Examples/Larder", swiftSettings: [.swiftLanguageMode(.v5)]),
  .executableTarget(name: "Pocket", dependencies: ["SwiftUI"], path: "Examples/Pocket"),
  .executableTarget(name: "Frames", dependencies: ["SwiftUI"], path: "Examples/Frames"),
  .executableTarget(
    name: "Tracker", dependencies: ["SwiftUI"], path: "Examples/Tracker", swiftSettings: [.swiftLanguageMode(.v5)]),
  .testTarget(name: "CombineTests", dependencies: ["Combine", "CombineTesting"]),
  .testTarget(name: "FoundationAdditionsTests", dependencies: ["FoundationAdditions"]),
  .testTarget(name: "PDFPicturesTests", dependencies: ["PDFPictures"]),
  .testTarget(name: "ReelTests", dependencies: ["ReelKit"]),
  .testTarget(
    name: "ViewGraphTests",
    dependencies: ["ImageHeaders", "ViewGraph", "SwiftUI", "SwiftUITesting", "UniformTypeIdentifiers"]),
  .testTarget(name: "ObjectStoreTests", dependencies: ["ObjectStore", "ViewGraph"]),
  .testTarget(name: "PublisherViewTests", dependencies: ["PublisherView", "SwiftUITesting"]),
  .testTarget(
    name: "WebHostTests",
    dependencies: [
      "ImageHeaders", "InternetAddresses", "WebHost", "SwiftUI", "ViewGraph",
      .product(name: "NIOEmbedded", package: "swift-nio"),
      .product(name: "NIOHTTP1", package: "swift-nio"),
      .product(name: "NIOPosix", package: "swift-nio"),
      .product(name: "NIOWebSocket", package: "swift-nio"),
    ]
  ),
]

let package = Package(
  name: "newsreel",
  defaultLocalization: "en",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: (hasOwnFrameworks ? frameworkProducts : []) + [
    .library(name: "Fetch", targets: ["Fetch"]),
    .library(name: "NewsAPI", targets: ["NewsAPI"]),
    .library(name: "TMDb", targets: ["TMDb"]),
    .library(name: "HackerNews", targets: ["HackerNews"]),
    .library(name: "TheCatAPI", targets: ["TheCatAPI"]),
    .library(name: "PublisherView", targets: ["PublisherView"]),
    .executable(name: "newsreel", targets: ["newsreel"]),
  ],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
    .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
    .package(url: "https://github.com/apple/swift-crypto", from: "4.5.2"),
    .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
  ],
  targets: (hasOwnFrameworks ? frameworkTargets : []) + [
    .target(name: "ImageHeaders"),
    .target(
      name: "Fetch",
      dependencies: combine + [
        "CSQLite", "HTTPTransport", "ImageHeaders", "SQLiteStorage", .product(name: "Crypto", package: "swift-crypto"),
      ]
    ),
    .target(name: "NewsAPI", dependencies: combine + ["Fetch"]),
    .target(name: "TMDb", dependencies: combine + ["Fetch"]),
    .target(name: "HackerNews", dependencies: combine + ["Fetch"]),
    .target(name: "TheCatAPI", dependencies: combine + ["Fetch"]),
    .target(name: "PublisherView", dependencies: swiftUI),
    .systemLibrary(name: "CSQLite"),
    .target(name: "SQLiteStorage", dependencies: ["CSQLite"]),
    .target(name: "Shelf", dependencies: ["CSQLite", "SQLiteStorage"]),
    .target(
      name: "Reader",
      dependencies: swiftUI + ["Fetch", "NewsAPI", "TMDb", "HackerNews", "TheCatAPI", "PublisherView", "Shelf"],
      resources: [.process("Resources")]
    ),
    .target(
      name: "StandIns",
      dependencies: [
        .product(name: "HTTPTypes", package: "swift-http-types"),
        .product(name: "Hummingbird", package: "hummingbird"),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
        .product(name: "Logging", package: "swift-log"),
      ]
    ),
    .executableTarget(
      name: "newsreel",
      dependencies: [
        "Fetch", "HackerNews", "NewsAPI", "Reader", "Shelf", "StandIns", "TMDb",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .target(name: "TestDates", path: "Tests/TestDates"),
    .testTarget(
      name: "FetchTests",
      dependencies: ["Fetch", "HTTPTransport", "InternetAddresses", "SQLiteStorage", "StandIns"] + combine),
    .testTarget(name: "NewsAPITests", dependencies: ["NewsAPI", "StandIns", "TestDates"] + combine),
    .testTarget(name: "TMDbTests", dependencies: ["TMDb", "StandIns", "TestDates"] + combine),
    .testTarget(name: "HackerNewsTests", dependencies: ["HackerNews", "StandIns", "TestDates"] + combine),
    .testTarget(name: "TheCatAPITests", dependencies: ["TheCatAPI", "StandIns", "TestDates"] + combine),
    .testTarget(name: "NewsreelTests", dependencies: ["newsreel", "StandIns", "TestDates"]),
    .testTarget(name: "ShelfTests", dependencies: ["CSQLite", "SQLiteStorage", "Shelf"]),
    .testTarget(
      name: "StandInsTests",
      dependencies: ["StandIns", "TestDates", .product(name: "AsyncHTTPClient", package: "async-http-client")]
    ),
    .testTarget(
      name: "ReaderTests",
      dependencies: [
        "Fetch", "HackerNews", "NewsAPI", "Reader", "Shelf", "StandIns", "TMDb", "TestDates", "HTTPTransport",
      ]
        + (hasOwnFrameworks ? ["SwiftUITesting"] : [])),
  ],
  swiftLanguageModes: [.v6]
)

// What runs the programs may be built as in a release while all else is as in development: tests in a browser spend most
// of their time there.
if Context.environment["NEWSREEL_OPTIMIZE"] == "1" {
  for target in package.targets where ["Combine", "ViewGraph", "WebHost"].contains(target.name) {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-O"])]
  }
}
