// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "combine-benchmark-peers",
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", exact: "0.14.0"),
    .package(url: "https://github.com/apple/swift-async-algorithms", exact: "1.1.4"),
  ],
  targets: [
    .executableTarget(
      name: "open-combine",
      dependencies: [
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "OpenCombineDispatch", package: "OpenCombine"),
      ],
      path: "Sources/OpenCombine"
    ),
    .executableTarget(
      name: "async-algorithms",
      dependencies: [.product(name: "AsyncAlgorithms", package: "swift-async-algorithms")],
      path: "Sources/AsyncAlgorithms"
    ),
  ],
  swiftLanguageModes: [.v5]
)
