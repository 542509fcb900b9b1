nonisolated extension Character {
  /// Whether the character is meant to be shown in its own colors, as Unicode's emoji presentation says (UTS #51).
  var isShownAsEmoji: Bool {
    // No emoji begins before the copyright sign but digits, # and *, which a selector must follow.
    guard utf8.count > 1, let first = unicodeScalars.first else { return false }
    guard first.properties.isEmoji else { return false }
    let others = unicodeScalars.dropFirst()
    guard let second = others.first else { return first.properties.isEmojiPresentation }
    switch second.value {
    case 0xFE0E: return false
    case 0xFE0F: return true
    default: return first.properties.isEmojiPresentation || second.properties.isEmojiModifier
    }
  }
}
