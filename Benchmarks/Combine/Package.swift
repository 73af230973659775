// swift-tools-version: 6.1
import PackageDescription

// The peers are measured by a package of their own, in Peers: OpenCombine asks `canImport(Combine)` and leaves out half of itself
// when it finds this one in the same build.
let package = Package(
  name: "combine-benchmarks",
  dependencies: [.package(name: "newsreel", path: "../..")],
  targets: [
    .executableTarget(name: "bench", dependencies: [.product(name: "Combine", package: "newsreel")])
  ],
  swiftLanguageModes: [.v5]
)
