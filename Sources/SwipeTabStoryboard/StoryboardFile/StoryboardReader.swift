package import SwipeTabKit

/// Reads storyboard files.
package enum StoryboardReader {
  /// The limits: 64 MiB of text, 64 levels of nesting, a million values and keys.
  package static let limits = JSONReader.Limits(depth: 64, count: 1_000_000)

  /// Reads a storyboard file.
  ///
  /// O(n) in the length of the text.
  ///
  /// - Parameters:
  ///   - bytes: The text of the file.
  ///   - file: The file's name, for messages.
  ///   - images: The images that it may refer to.
  ///   - elements: The elements of a program that it may have besides the kit's elements. The default is empty.
  ///   - plain: The options before the file's options, with the animators and transitions of a program that it may
  ///     name.
  /// - Returns: The content of the file, with warnings.
  /// - Throws: All mistakes in the file; for a text that is not JSON only the first.
  package static func read(
    _ bytes: [UInt8], file: String, images: StoryboardFile.Images = .unchecked,
    elements: [any KeyedElement.Type] = [],
    plain: ContainerConfiguration = ContainerConfiguration()
  ) throws(StoryboardFileError) -> StoryboardDocument {
    let json = try parse(bytes, file: file)
    let mistakes = JSONMistakes(in: json, file: file)
    (mistakes.meanings, mistakes.remarks) = (MeantKeys.all, MeantKeys.remarks)
    let decoder = StoryboardDecoder(
      mistakes: mistakes, images: images, kinds: StoryboardElements(elements),
      plain: plain)
    guard var document = decoder.document(JSONCursor(json.root, mistakes: mistakes)) else {
      throw StoryboardFileError(diagnostics: mistakes.diagnostics())
    }
    let diagnostics = mistakes.diagnostics()
    guard document.isLenient || !mistakes.hasErrors else {
      throw StoryboardFileError(diagnostics: diagnostics)
    }
    document.warnings = diagnostics.map { diagnostic in
      var warning = diagnostic
      warning.severity = .warning
      return warning
    }
    document.images = decoder.knownImages.keys.sorted()
    document.requirements = decoder.locatedRequirements(in: json, file: file)
    return document
  }

  private static func parse(
    _ bytes: [UInt8], file: String
  ) throws(StoryboardFileError) -> JSONDocument {
    do throws(JSONError) {
      return try JSONReader.parse(bytes, limits: limits)
    } catch {
      throw StoryboardFileError(diagnostics: [error.diagnostic(file: file)])
    }
  }
}
