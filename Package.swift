// swift-tools-version: 6.2

import Glibc
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// Whether this toolchain can link Swift's library into a program, which then starts sooner and needs 3 MB less memory.
///
/// Some distributions leave that part of the toolchain out. The manifest itself is linked to the library beside it.
let linksStatically: Bool = {
  guard let maps = fopen("/proc/self/maps", "r") else { return false }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0, let line {
    let parts = String(cString: line).split(separator: "/swift/linux/libswiftCore.so")
    guard parts.count == 2, let start = parts[0].firstIndex(of: "/") else { continue }
    return access(parts[0][start...] + "/swift_static/linux/static-stdlib-args.lnk", R_OK) == 0
  }
  return false
}()

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
      swiftSettings: strict + [.defaultIsolation(MainActor.self)],
      linkerSettings: linksStatically
        ? [.unsafeFlags(["-static-stdlib"], .when(configuration: .release))] : []
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
