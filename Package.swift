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
    .library(name: "SwipeTabWindow", targets: ["SwipeTabWindow"]),
    .library(name: "CSDL2", targets: ["CSDL2"]),
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
    .target(
      name: "SwipeTabWindow", dependencies: ["CSDL2", "SwipeTabKit"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "SwipeTabDesktop",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabStoryboard", "SwipeTabWindow"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .testTarget(
      name: "SwipeTabKitTests",
      dependencies: [
        "AllocationCounter", "CSDL2", "SwipeTabKit", "SwipeTabStoryboard", "SwipeTabWindow",
        "SwipeTabDesktop",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
