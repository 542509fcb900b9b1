// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Starter",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Starter", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")],
      resources: [.copy("Icons")]),
    .testTarget(name: "StarterTests", dependencies: ["Starter"]),
  ],
  swiftLanguageModes: [.v6]
)
