// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "HeadlessTest",
  // In a copy: .package(url: "https://example.org/SwipeTab.git", from: "0.1.0"), with the address of SwipeTab.
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .target(name: "Reader", dependencies: [.product(name: "SwipeTabKit", package: "SwipeTab")]),
    .testTarget(name: "ReaderTests", dependencies: ["Reader"]),
  ],
  swiftLanguageModes: [.v6]
)
