// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Game",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Game",
      dependencies: [
        .product(name: "CSDL2", package: "SwipeTab"),
        .product(name: "SwipeTabWindow", package: "SwipeTab"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
