// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "HeadlessTest",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .target(name: "Reader", dependencies: [.product(name: "SwipeTabKit", package: "SwipeTab")]),
    .testTarget(name: "ReaderTests", dependencies: ["Reader"]),
  ],
  swiftLanguageModes: [.v6]
)
