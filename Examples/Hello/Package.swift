// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Hello",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Hello", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")])
  ],
  swiftLanguageModes: [.v6]
)
