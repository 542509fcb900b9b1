import Glibc
import SwipeTabKit

/// The location of a file or folder of an app.
///
/// A text is a plain path. The two others are found from the program's location, wherever it is installed and in
/// whatever folder it is started:
///
/// ```swift
/// options.iconFolders = [.bundle("Icons"), .besideProgram("../share/shop/icons"), "/srv/shop/icons"]
/// ```
nonisolated public struct AssetPath: Sendable, Hashable, ExpressibleByStringInterpolation {
  private enum Place: Sendable, Hashable {
    case path, besideProgram, bundle
  }

  private let place: Place
  private let text: String

  /// A path.
  ///
  /// A relative one starts at the folder in which the program was started.
  public static func path(_ path: String) -> Self { Self(place: .path, text: path) }

  /// A path relative to the folder with the executable file, such as `../share/shop/icons`.
  public static func besideProgram(_ path: String) -> Self {
    Self(place: .besideProgram, text: path)
  }

  /// A path in a resource bundle that the package manager has put beside the executable file.
  ///
  /// With `resources: [.copy("Icons")]` in the target it is `.bundle("Icons")`. Resources that `.process` has copied
  /// are at the top, which is `.bundle()`. If several bundles have the path, the bundle of the program's target is used
  /// first, and then the others in the order of their names.
  public static func bundle(_ path: String = "") -> Self { Self(place: .bundle, text: path) }

  /// Makes a path from a text.
  public init(stringLiteral path: String) { self = .path(path) }

  private init(place: Place, text: String) {
    self.place = place
    self.text = text
  }

  /// The path on this machine, or where no bundle has it, the one at which it was looked for first.
  var resolved: String { resolved(program: AssetLocator.executable()) }

  func resolved(program: String?) -> String {
    guard place != .path, !text.hasPrefix("/") else { return text }
    let folder = program.map { File.split($0).directory } ?? "."
    guard place == .bundle else { return join(folder, text) }
    let own = "_\(program.map { File.split($0).name } ?? "").resources"
    let names = File.names(in: folder).filter { $0.hasSuffix(".resources") }.sorted()
    let bundles = names.filter { $0.hasSuffix(own) } + names.filter { !$0.hasSuffix(own) }
    let paths = bundles.map { join(join(folder, $0), text) }
    return paths.first { access($0, F_OK) == 0 } ?? paths.first
      ?? join(folder, "*.resources/\(text)")
  }

  private func join(_ folder: String, _ name: String) -> String {
    name.isEmpty ? folder : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }
}
