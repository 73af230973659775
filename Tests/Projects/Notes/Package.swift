// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Notes",
  dependencies: [.package(url: "https://github.com/groue/GRDB.swift", from: "7.0.0")],
  targets: [.executableTarget(name: "Notes", dependencies: [.product(name: "GRDB", package: "GRDB.swift")])]
)
