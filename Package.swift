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
    .target(name: "SwipeTabFiles", dependencies: ["SwipeTabKit"], swiftSettings: strict),
    .target(
      name: "SwipeTabStoryboard", dependencies: ["SwipeTabFiles", "SwipeTabKit"],
      swiftSettings: strict
    ),
    .target(
      name: "SwipeTabWindow", dependencies: ["CSDL2", "SwipeTabFiles", "SwipeTabKit"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "SwipeTabDesktop",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabStoryboard", "SwipeTabWindow"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "WindowProbe", dependencies: ["SwipeTabWindow"], path: "Tests/WindowProbe",
      swiftSettings: strict
    ),
    // What tests share. As test targets these may use @testable imports, and a release build skips them.
    .testTarget(name: "TestSupport", dependencies: ["SwipeTabKit"], swiftSettings: strict),
    .testTarget(
      name: "StoryboardTestSupport",
      dependencies: ["SwipeTabKit", "SwipeTabStoryboard", "TestSupport"], swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTabKitTests", dependencies: ["SwipeTabKit", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTabFilesTests", dependencies: ["SwipeTabFiles", "TestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTabStoryboardTests",
      dependencies: [
        "AllocationCounter", "StoryboardTestSupport", "SwipeTabKit", "SwipeTabStoryboard",
        "TestSupport",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTabWindowTests",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabWindow", "TestSupport", "WindowProbe"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "SwipeTabDesktopTests",
      dependencies: [
        "StoryboardTestSupport", "SwipeTabDesktop", "SwipeTabKit", "SwipeTabStoryboard",
        "SwipeTabWindow", "TestSupport",
      ],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
