// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that the release build of what is measured does not replace the debug build next door.
let package = Package(
  name: "web-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "newsreel", path: "../.."),
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
  ],
  targets: [
    .target(name: "Articles"),
    .executableTarget(
      name: "program",
      dependencies: ["Articles", .product(name: "SwiftUI", package: "newsreel")],
      path: "Sources/Program"
    ),
    .executableTarget(
      name: "floor",
      dependencies: [
        "Articles",
        .product(name: "NIOCore", package: "swift-nio"),
        .product(name: "NIOHTTP1", package: "swift-nio"),
        .product(name: "NIOPosix", package: "swift-nio"),
        .product(name: "NIOWebSocket", package: "swift-nio"),
      ],
      path: "Sources/Floor"
    ),
    .executableTarget(
      name: "fetching",
      dependencies: [
        .product(name: "Fetch", package: "newsreel"), .product(name: "AsyncHTTPClient", package: "async-http-client"),
      ],
      path: "Sources/Fetching"
    ),
  ],
  swiftLanguageModes: [.v6]
)
