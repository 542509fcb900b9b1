import Glibc

/// Finds the folder with the program's pictures and other assets.
nonisolated package enum AssetLocator {
  /// The folder in `SWIPETAB_ASSETS`, or beside the program, or `Assets` above it, as in a source tree.
  package static func folder() -> String? {
    if let named = getenv("SWIPETAB_ASSETS") {
      let path = String(cString: named)
      if !path.isEmpty { return isAssets(path) ? path : nil }
    }
    return own
  }

  private static let own = executable().flatMap { folder(above: $0) }

  package static func folder(above executable: String) -> String? {
    guard var place = parent(of: executable) else { return nil }
    let installed = (parent(of: place) ?? "") + "/share/swipetab"
    if isAssets(installed) { return installed }
    while true {
      if isAssets(place + "/Assets") { return place + "/Assets" }
      guard let next = parent(of: place) else { return nil }
      place = next
    }
  }

  static func executable() -> String? {
    guard let path = realpath("/proc/self/exe", nil) else { return nil }
    defer { free(path) }
    return String(cString: path)
  }

  private static func isAssets(_ path: String) -> Bool { access(path + "/icons", R_OK | X_OK) == 0 }

  private static func parent(of path: String) -> String? {
    guard path != "/", !path.isEmpty, let slash = path.lastIndex(of: "/") else { return nil }
    return String(path[..<slash])
  }
}
