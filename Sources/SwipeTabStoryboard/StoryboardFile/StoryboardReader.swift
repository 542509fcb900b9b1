package import SwipeTabKit

/// Reads storyboard files.
package enum StoryboardReader {
  package static let limits = JSONReader.Limits(depth: 64, count: 1_000_000)

  /// Throws all mistakes in the file, but only the first of a text that is not JSON.
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
