// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Library",
  // In a copy: .package(url: "https://example.org/SwipeTab.git", from: "0.1.0"), with the address of SwipeTab.
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Library", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")]),
    .testTarget(name: "LibraryTests", dependencies: ["Library"]),
  ],
  swiftLanguageModes: [.v6]
)
