// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Recipes", platforms: [.iOS(.v18)], targets: [.executableTarget(name: "Recipes", path: "Sources")],
  swiftLanguageModes: [.v6])
