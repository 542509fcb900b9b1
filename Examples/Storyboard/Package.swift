// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Storyboard",
  // In a copy: .package(url: "https://example.org/SwipeTab.git", from: "0.1.0"), with the address of SwipeTab.
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Storyboard",
      dependencies: [
        .product(name: "SwipeTabStoryboard", package: "SwipeTab"),
        .product(name: "SwipeTabWindow", package: "SwipeTab"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
