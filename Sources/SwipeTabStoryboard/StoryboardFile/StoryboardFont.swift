import SwipeTabKit

/// The files of a storyboard's font, relative to its folder.
package struct StoryboardFont: Sendable, Hashable {
  package var regular: String
  /// The file for bold texts, or nil for the file beside the regular one with a matching name.
  package var bold: String?
}

extension StoryboardDecoder {
  func font(_ cursor: JSONCursor?) -> StoryboardFont? {
    guard let cursor else { return nil }
    guard cursor.value.kind == .object else {
      return fontFile(cursor).map { StoryboardFont(regular: $0) }
    }
    guard let object = cursor.object(keys: StoryboardKeys.font) else { return nil }
    guard let regular = object["regular"] else {
      cursor.report("expected \"regular\" for the file of ordinary texts")
      return nil
    }
    let bold = object["bold"].map(fontFile)
    guard let file = fontFile(regular) else { return nil }
    return StoryboardFont(regular: file, bold: bold ?? nil)
  }

  /// The path of a font in the folder of the storyboard, so that it can be packed.
  private func fontFile(_ cursor: JSONCursor) -> String? {
    guard let path = cursor.read(.string) else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isFont = [".ttf", ".otf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
    guard isFont, !parts.contains(where: { $0.isEmpty || $0 == "." || $0 == ".." }) else {
      cursor.report(
        "expected a font file in the folder of the storyboard, such as \"fonts/Brand.ttf\", found \(quoted(path))"
      )
      return nil
    }
    return path
  }
}
