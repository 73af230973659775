// swift-tools-version: 5.9
import PackageDescription

// Catalogues that Xcode takes by themselves are not named here.
let package = Package(
  name: "Farben", defaultLocalization: "en", platforms: [.iOS(.v16)],
  products: [.library(name: "Farben", targets: ["Farben"])],
  targets: [
    .target(name: "Farben", plugins: ["Zahlen"]),
    .executableTarget(name: "Zaehler"),
    .plugin(name: "Zahlen", capability: .buildTool(), dependencies: ["Zaehler"]),
  ])
