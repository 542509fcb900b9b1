// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Storyboard",
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
