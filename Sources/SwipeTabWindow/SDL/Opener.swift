import CSDL2

/// Opens addresses in the programs that the desktop has for them.
nonisolated enum Opener {
  static func isAddress(_ url: String) -> Bool {
    guard let colon = url.firstIndex(of: ":"), url.unicodeScalars.allSatisfy(\.isLegible) else {
      return false
    }
    let scheme = url[..<colon]
    return scheme.first?.isLetter == true
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }

  /// Returns false if `url` is no address, or if the desktop has no program for it.
  static func open(_ url: String) -> Bool { isAddress(url) && SDL_OpenURL(url) == 0 }
}
