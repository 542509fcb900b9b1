import Glibc
import SwipeTabKit

nonisolated extension WindowOptions {
  var problems: [String] {
    var problems: [String] = []
    for (name, size) in [("size", size), ("minimumSize", minimumSize)] {
      for extent in [size.width, size.height] where !(1...16384).contains(extent) {
        problems.append("\(name): \(size.width) × \(size.height) is not in 1...16384 points")
        break
      }
    }
    if let scale, !DisplayScale.requested.contains(scale) {
      problems.append("scale: \(scale) is not in 0.5...8 pixels per point")
    }
    if let applicationID, !Self.isPlain(applicationID) {
      problems.append("applicationID: \(quoted(applicationID)) is empty or has a control character")
    }
    for folder in iconFolders.map(\.resolved) where !Self.isFolder(folder) {
      problems.append(
        "iconFolders: there is no folder \(quotedWhole(folder))\(Self.hint(for: folder))")
    }
    for (name, path) in [("font", font), ("windowIcon", windowIcon)] {
      if let path = path?.resolved, !File.isReadable(path) {
        problems.append("\(name): no readable file \(quotedWhole(path))\(Self.hint(for: path))")
      }
    }
    return problems
  }

  private static func isPlain(_ text: String) -> Bool {
    !text.isBlank && text.unicodeScalars.allSatisfy(\.isLegible)
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return !path.utf8.contains(0) && stat(path, &status) == 0
      && status.st_mode & S_IFMT == S_IFDIR
  }

  private static func hint(for path: String) -> String {
    let (directory, name) = File.split(path)
    return NearestName.hint(for: name, in: File.names(in: directory).sorted())
  }
}
