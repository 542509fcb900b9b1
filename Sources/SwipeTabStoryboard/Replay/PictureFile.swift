/// The rules for names of picture files to write.
package enum PictureFile {
  /// The rule, for messages.
  package static let expectation = "a file name that ends in .png"

  /// Whether a picture may be written under a name: it must end in `.png`, or have no extension, as
  /// devices have none.
  package static func isName(_ name: String) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(0) else { return false }
    let base = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return true }
    return base[dot...].lowercased() == ".png"
  }
}
