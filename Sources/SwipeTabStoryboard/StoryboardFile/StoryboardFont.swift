import SwipeTabKit

package struct StoryboardFont: Sendable, Hashable {
  package var regular: String
  /// The file for bold texts, or nil for the file beside the regular one with a matching name.
  package var bold: String?
}

extension JSONShape<StoryboardFont> {
  static var font: Self {
    let record = StoryboardKeys.font
    return Self(record.shape.schema()) { cursor in
      guard let object = cursor.object(keys: record.names) else { return nil }
      if object["regular"] == nil {
        cursor.report("expected \"regular\" for the file of ordinary texts")
      }
      var font = record.empty()
      _ = record.read(object, into: &font)
      return font.regular.isEmpty ? nil : font
    }.or(JSONShape<String>.fontFile.map { StoryboardFont(regular: $0) })
  }
}

extension JSONShape<String> {
  /// The path of a font in the folder of the storyboard, so that it can be packed.
  static var fontFile: Self {
    Self { cursor in
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
    }.defined(as: "fontFile")
  }
}
