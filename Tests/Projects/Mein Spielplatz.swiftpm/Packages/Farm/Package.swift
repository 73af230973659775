// swift-tools-version: 5.7
import PackageDescription
let package = Package(
  name: "Farm", products: [.library(name: "Farm", targets: ["Farm"])],
  targets: [.target(name: "Farm", resources: [.process("Resources")])])
