import SwipeTabFiles
import SwipeTabStoryboard
import SwipeTabWindow

/// The files of the font that texts are drawn with.
struct FontFiles: Hashable {
  var regular: String
  /// The file for bold texts, or nil for the file beside the regular one with a matching name.
  var bold: String?

  init(regular: String, bold: String? = nil) { (self.regular, self.bold) = (regular, bold) }

  init?(of document: StoryboardDocument, in file: String) {
    guard let font = document.font else { return nil }
    let folder = File.split(file).directory
    regular = "\(folder)/\(font.regular)"
    bold = font.bold.map { "\(folder)/\($0)" }
  }

  init?(named options: Options) {
    guard let file = options.fontFile else { return nil }
    regular = file
  }

  init?(_ options: Options, else own: FontFiles?) {
    guard let font = FontFiles(named: options) ?? (options.font == nil ? own : nil) else {
      return nil
    }
    self = font
  }

  func mistake() -> String? {
    do throws(FontError) {
      _ = try SDLFont(path: regular, bold: bold)
      return nil
    } catch {
      return "\(error)"
    }
  }

  static func names(of font: StoryboardFont, in folder: String) -> [String] {
    let regular = "\(folder)/\(font.regular)"
    let beside = FontLocator.system.boldPath(for: regular).map {
      String($0.dropFirst(folder.utf8.count + 1))
    }
    return [font.regular] + [font.bold ?? beside].compactMap(\.self)
  }
}
