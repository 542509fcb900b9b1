nonisolated extension Character {
  /// Whether Unicode's emoji presentation (UTS #51) gives the character its own colors.
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
