@testable import SwipeTabWindow

/// Decodes arbitrary bytes as a picture, and checks the guarantees of the decoders.
///
/// Damaged checksums would end nearly every look at a changed PNG, so that they are made right first.
func fuzzPicture(_ bytes: [UInt8]) {
  check(bytes)
  if bytes.starts(with: PNG.signature) { check(withChecksums(bytes)) }
}

private func check(_ bytes: [UInt8]) {
  precondition((1...8).contains(JPEGOrientation.read(bytes)), "an orientation that does not exist")
  do throws(PNG.Failure) {
    let picture = try Bitmaps.decode(bytes)
    precondition(picture.width > 0 && picture.height > 0, "a picture without pixels")
    precondition(picture.width <= PNG.limit && picture.height <= PNG.limit, "larger than the limit")
    precondition(picture.pixels.count == picture.width * picture.height, "pixels are missing")
  } catch {
    precondition(!error.description.isEmpty, "refused without a reason")
  }
}

/// A PNG file whose chunks have the right checksums.
private func withChecksums(_ bytes: [UInt8]) -> [UInt8] {
  var bytes = bytes
  var place = PNG.signature.count
  while place + 12 <= bytes.count {
    let length = bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
    let end = place + 8 + length
    guard end + 4 <= bytes.count else { break }
    let sum = PNG.bigEndian(Checksum.crc32(Array(bytes[place + 4..<end])))
    bytes.replaceSubrange(end..<end + 4, with: sum)
    place = end + 4
  }
  return bytes
}
