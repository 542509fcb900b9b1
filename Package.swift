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
    .executable(name: "SwipeTabDesktop", targets: ["SwipeTabDesktop"]),
  ],
  targets: [
    .target(
      name: "CSDL2",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf")]
    ),
    .target(name: "SwipeTabKit", swiftSettings: strict),
    .executableTarget(
      name: "SwipeTabDesktop",
      dependencies: ["CSDL2", "SwipeTabKit"],
      swiftSettings: strict + [.defaultIsolation(MainActor.self)]
    ),
    .testTarget(
      name: "SwipeTabKitTests",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabDesktop"],
      swiftSettings: strict
    ),
  ],
  swiftLanguageModes: [.v6]
)
