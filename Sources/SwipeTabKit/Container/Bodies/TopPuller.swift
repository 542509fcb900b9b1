/// Continues with a contact that has scrolled a body back to its top, where the contact began.
@MainActor protocol TopPuller: AnyObject {
  /// Takes over a contact that is beyond the top by a distance, and returns false if the body keeps it.
  func takeOver(_ drive: Drive, beyond distance: Double) -> Bool
}
