import Glibc

/// Finds the bus of the desktop session.
nonisolated enum SessionBus {
  /// The address; nil if there is no such bus.
  ///
  /// libdbus itself would start a bus where there is none.
  static var address: String? {
    if let named = getenv("DBUS_SESSION_BUS_ADDRESS").map({ String(cString: $0) }), !named.isEmpty {
      return named.hasPrefix("autolaunch") ? nil : named
    }
    guard let folder = getenv("XDG_RUNTIME_DIR").map({ String(cString: $0) }), !folder.isEmpty,
      access(folder + "/bus", R_OK | W_OK) == 0
    else { return nil }
    return "unix:path=" + folder + "/bus"
  }
}
