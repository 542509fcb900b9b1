// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "OwnPages",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "OwnPages", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")])
  ],
  swiftLanguageModes: [.v6]
)
