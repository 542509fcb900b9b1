// swift-tools-version: 6.2

import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

let package = Package(
  name: "SwipeTab",
  products: [
    .library(name: "SwipeTabKit", targets: ["SwipeTabKit"]),
    .library(name: "SwipeTabStoryboard", targets: ["SwipeTabStoryboard"]),
    .executable(name: "SwipeTabDesktop", targets: ["SwipeTabDesktop"]),
  ],
  targets: [
    .target(
      name: "CSDL2",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf")]
    ),
    .target(name: "SwipeTabKit", swiftSettings: strict),
    .target(
      name: "SwipeTabStoryboard", dependencies: ["SwipeTabKit"], swiftSettings: strict
    ),
    .executableTarget(
      name: "SwipeTabDesktop",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabStoryboard"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "SwipeTabKitTests",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabStoryboard", "SwipeTabDesktop"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
