// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "Podcast",
  dependencies: [.package(name: "SwipeTab", path: "../..")],
  targets: [
    .executableTarget(
      name: "Podcast", dependencies: [.product(name: "SwipeTabWindow", package: "SwipeTab")],
      resources: [.copy("Icons")], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "PodcastTests", dependencies: ["Podcast"]),
  ],
  swiftLanguageModes: [.v6]
)
