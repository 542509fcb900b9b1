// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Elements",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Elements", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")])
  ],
  swiftLanguageModes: [.v6]
)
