import Glibc

/// Finds the bus of the desktop session.
nonisolated enum SessionBus {
  /// The address, or nil without a bus, because libdbus would start a new one.
  static var address: String? {
    if let named = Environment.text("DBUS_SESSION_BUS_ADDRESS") {
      return named.hasPrefix("autolaunch") ? nil : named
    }
    guard let folder = Environment.text("XDG_RUNTIME_DIR"),
      access(folder + "/bus", R_OK | W_OK) == 0
    else { return nil }
    return "unix:path=" + folder + "/bus"
  }
}
