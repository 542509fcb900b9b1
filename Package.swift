// swift-tools-version: 6.2

import Glibc
import PackageDescription

let common: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
]

/// The settings of libraries, which are optimized for `./test`.
///
/// That makes tests 3.4 times as fast, and the build takes 68 seconds of processor time more. Without the variable, as in an app's
/// build, libraries carry no unsafe flags.
let library: [SwiftSetting] =
  Context.environment["SWIPETAB_OPTIMIZED"] == nil
  ? common : common + [.unsafeFlags(["-O", "-assert-config", "Debug"])]

/// Lets SDL find a function of the program (Sources/CSDL2/include/CSDLWindow.h).
///
/// Only programs have it: libraries carry no unsafe flags, so that every version of the package manager takes them as a
/// dependency.
let exportedFunctions: [LinkerSetting] = [
  .unsafeFlags(["-Xlinker", "--export-dynamic-symbol=vkGetInstanceProcAddr"])
]

/// The folder of the toolchain that builds the package; the manifest itself is linked to the library in it.
let toolchain: String? = {
  guard let maps = fopen("/proc/self/maps", "r") else { return nil }
  defer { fclose(maps) }
  var line: UnsafeMutablePointer<CChar>?
  var capacity = 0
  defer { free(line) }
  while getline(&line, &capacity, maps) > 0, let line {
    let parts = String(cString: line).split(separator: "/lib/swift/linux/libswiftCore.so")
    guard parts.count == 2, let start = parts[0].firstIndex(of: "/") else { continue }
    return String(parts[0][start...])
  }
  return nil
}()

/// Whether files match a pattern.
func exists(_ pattern: String) -> Bool {
  var found = glob_t()
  defer { globfree(&found) }
  return glob(pattern, 0, nil, &found) == 0
}

/// Whether the system's loader reads tables of addresses in the short form, which glibc does from 2.36 on.
let loaderReadsPackedAddresses: Bool = {
  var name = [CChar](repeating: 0, count: 64)
  guard confstr(Int32(_CS_GNU_LIBC_VERSION), &name, name.count) > 0 else { return false }
  let text = String(decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  let numbers = text.split { $0 == " " || $0 == "." }.compactMap { Int($0) }
  return numbers.count > 1 && (numbers[0], numbers[1]) >= (2, 36)
}()

/// How release builds of the program are linked, so that they start soon and need little memory.
///
/// Some distributions leave parts of that out, and the program does without them.
let programLinking: [LinkerSetting] = {
  // 3 MB less than with a shared library.
  guard let toolchain, exists(toolchain + "/lib/swift_static/linux/static-stdlib-args.lnk") else {
    return []
  }
  var flags = ["-static-stdlib", "-Xlinker", "--no-export-dynamic"]
  if exists(toolchain + "/bin/ld.lld") {
    flags.append("-use-ld=lld")
    // 900 KB less for the loader to read.
    if loaderReadsPackedAddresses {
      flags += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
    }
    if exists("/usr/lib/gcc/*/*/libstdc++.a") {
      flags.append("-L" + Context.packageDirectory + "/Link")
    }
  }
  return [.unsafeFlags(flags, .when(configuration: .release))]
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
    .target(name: "SwipeTabKit", swiftSettings: library),
    .target(name: "SwipeTabFiles", dependencies: ["SwipeTabKit"], swiftSettings: library),
    .target(
      name: "SwipeTabStoryboard", dependencies: ["SwipeTabFiles", "SwipeTabKit"],
      swiftSettings: library
    ),
    .target(
      name: "SwipeTabWindow", dependencies: ["CSDL2", "SwipeTabFiles", "SwipeTabKit"],
      swiftSettings: library + [.defaultIsolation(MainActor.self)]
    ),
    .executableTarget(
      name: "SwipeTabDesktop",
      dependencies: ["CSDL2", "SwipeTabKit", "SwipeTabStoryboard", "SwipeTabWindow"],
      swiftSettings: common + [.defaultIsolation(MainActor.self)],
      linkerSettings: programLinking + exportedFunctions
    ),
    .target(name: "AllocationCounter", path: "Tests/AllocationCounter"),
    .executableTarget(
      name: "WindowProbe", dependencies: ["CSDL2", "SwipeTabWindow"], path: "Tests/WindowProbe",
      swiftSettings: common, linkerSettings: exportedFunctions
    ),
    // What tests share. As test targets these may use @testable imports, and a release build skips them.
    .testTarget(name: "TestSupport", dependencies: ["SwipeTabKit"], swiftSettings: common),
    .testTarget(
      name: "StoryboardTestSupport",
      dependencies: ["SwipeTabKit", "SwipeTabStoryboard", "TestSupport"], swiftSettings: common
    ),
    .testTarget(
      name: "SwipeTabKitTests", dependencies: ["SwipeTabKit", "TestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "SwipeTabFilesTests", dependencies: ["SwipeTabFiles", "TestSupport"],
      swiftSettings: common
    ),
    .testTarget(
      name: "SwipeTabStoryboardTests",
      dependencies: [
        "AllocationCounter", "StoryboardTestSupport", "SwipeTabKit", "SwipeTabStoryboard",
        "TestSupport",
      ],
      swiftSettings: common
    ),
    .testTarget(
      name: "SwipeTabWindowTests",
      dependencies: [
        "AllocationCounter", "CSDL2", "SwipeTabKit", "SwipeTabWindow", "TestSupport",
        "WindowProbe",
      ],
      swiftSettings: common, linkerSettings: exportedFunctions
    ),
    .testTarget(
      name: "SwipeTabDesktopTests",
      dependencies: [
        "StoryboardTestSupport", "SwipeTabDesktop", "SwipeTabKit", "SwipeTabStoryboard",
        "SwipeTabWindow", "TestSupport",
      ],
      swiftSettings: common
    ),
  ],
  swiftLanguageModes: [.v6]
)
