package import SwipeTabKit

package enum StoryboardReader {
  package static let limits = JSONReader.Limits(depth: 64, count: 1_000_000)

  /// Throws all mistakes in the file, but only the first of a text that is not JSON.
  package static func read(
    _ bytes: [UInt8], file: String, images: StoryboardFile.Images = .unchecked,
    elements: [any KeyedElement.Type] = [],
    plain: ContainerConfiguration = ContainerConfiguration()
  ) throws(StoryboardFileError) -> StoryboardDocument {
    let json = try parse(bytes, file: file)
    let decoder = StoryboardDecoder(
      in: json, file: file, images: images, kinds: StoryboardElements(elements), plain: plain)
    defer { decoder.end() }
    guard var document = decoder.document(JSONCursor(json.root, mistakes: decoder)) else {
      throw StoryboardFileError(diagnostics: decoder.diagnostics())
    }
    let diagnostics = decoder.diagnostics()
    guard document.isLenient || !decoder.hasErrors else {
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
