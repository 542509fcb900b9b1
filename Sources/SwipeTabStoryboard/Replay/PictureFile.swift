/// Names of files that pictures are written to.
package enum PictureFile {
  /// What such a name has to be, for messages.
  package static let expectation = "a file name that ends in .png"

  /// Whether a picture may be written under a name: one that ends in `.png`, or has no ending, as devices have none.
  package static func isName(_ name: String) -> Bool {
    guard !name.isEmpty, !name.utf8.contains(0) else { return false }
    let base = name.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = base.lastIndex(of: "."), dot > base.startIndex else { return true }
    return base[dot...].lowercased() == ".png"
  }
}
