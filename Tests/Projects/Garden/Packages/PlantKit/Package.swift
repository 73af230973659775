// swift-tools-version: 6.0
import PackageDescription

// Written for Apple's platforms: SwiftUI and Combine come with the system, so nothing is depended on.
let package = Package(
  name: "PlantKit",
  platforms: [.iOS(.v17)],
  products: [.library(name: "PlantKit", targets: ["PlantKit"])],
  targets: [.target(name: "PlantKit", resources: [.process("Resources")])]
)
