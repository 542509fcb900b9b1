import Glibc
import SwipeTabKit

/// The files of one icon, or else the drawing that is built in.
nonisolated struct IconSource: Sendable {
  private(set) var drawing: VectorIcon?
  private(set) var pictures: [Picture] = []

  /// The largest file that is read, in bytes.
  private static let limit = 16 << 20

  /// The largest width and height of a bitmap in pixels; larger bitmaps are halved.
  private static let largest = 2048
  /// The extent in pixels down to which halves of bitmaps are kept: scaling from the nearest is quick, and as good.
  private static let least = 1024

  /// Follows no links that lead out of the folder `enclosure`.
  static func reading(
    _ name: String, in folders: [String], enclosure: String? = nil
  ) -> (source: IconSource, warnings: [String]) {
    var warnings: [String] = []
    let source = IconSource(name: name, folders: folders, enclosure) { warnings.append($0) }
    return (source, warnings)
  }

  var pixelCount: Int { pictures.reduce(0) { $0 + $1.pixels.count } }

  /// Reads an icon from the first folder that has a file with its name.
  private init(
    name: String, folders: [String], _ enclosure: String?, warn: (String) -> Void
  ) {
    guard Self.isPlain(name) else {
      warn("icon '\(name)': a name has no '/' and does not begin with '.'")
      return
    }
    var isFound = false
    for folder in folders where !isFound {
      for path in IconFolders.endings.map({ "\(folder)/\(name)\($0)" }) where Self.exists(path) {
        isFound = true
        let stray = enclosure.flatMap { IconFolders.stray(path, from: $0) }
        if let stray { warn(stray) } else { read(path, warn) }
      }
    }
    pictures.sort { $0.width < $1.width }
    guard drawing == nil && pictures.isEmpty else { return }
    if let source = BuiltInIcons.source(of: name) {
      drawing = try? SVGReader.read(source)
    } else if !isFound {
      let names = IconFolders.names(in: folders) + BuiltInIcons.names
      let hint = NearestName.hint(for: name, in: names)
      let place =
        folders.isEmpty
        ? "it is not built in, and there is no folder of icons"
        : "no .svg, .png or .jpg in \(folders.joined(separator: ", "))"
      warn("icon '\(name)': \(place)\(hint)")
    }
  }

  /// The bitmap of exactly that size, or a scaled one if there is no drawing, with round corners of `radius` pixels.
  func picture(
    extent: (width: Int, height: Int), fit: ImageFit = .fit, radius: Double = 0
  ) -> Picture? {
    let exact = pictures.first { $0.width == extent.width && $0.height == extent.height }
    guard exact != nil || drawing == nil else { return nil }
    let best = exact ?? pictures.first { $0.width >= extent.width && $0.height >= extent.height }
    return (best ?? pictures.last)?.placed(
      width: extent.width, height: extent.height, fit: fit, radius: radius)
  }

  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && !name.utf8.contains(UInt8(ascii: "/")) && !name.utf8.contains(0)
      && name.utf8.first != UInt8(ascii: ".") && name.utf8.count <= 200
  }

  private mutating func read(_ path: String, _ warn: (String) -> Void) {
    let bytes: [UInt8]
    do throws(File.Failure) {
      bytes = try File.read(path, limit: Self.limit)
    } catch {
      return warn(error.description)
    }
    guard path.hasSuffix(".svg") else {
      do throws(PNG.Failure) {
        keep(try Bitmaps.decode(bytes))
        if JPEG.isJPEG(bytes), !JPEG.isWhole(bytes) {
          warn("\(path): the file ends before the picture does, and its rest is gray")
        }
        return
      } catch {
        return warn("\(path): \(error.description)")
      }
    }
    do {
      drawing = try SVGReader.read(bytes)
    } catch {
      warn("\(path):\(error.line):\(error.column): \(error.message)")
    }
  }

  private mutating func keep(_ picture: Picture) {
    var picture = picture
    while max(picture.width, picture.height) > Self.least {
      if max(picture.width, picture.height) <= Self.largest { pictures.append(picture) }
      picture = picture.scaled(
        width: max(1, picture.width / 2), height: max(1, picture.height / 2), fit: .stretch)
    }
    pictures.append(picture)
  }

  /// Whether there is a file, readable or not.
  private static func exists(_ path: String) -> Bool {
    PackedFiles.split(path) == nil ? access(path, F_OK) == 0 : File.isReadable(path)
  }
}
