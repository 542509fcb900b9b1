/// A character split into its base letter and accents.
nonisolated struct GlyphComposition: Hashable, Sendable {
  var base: Unicode.Scalar
  /// The combining marks, from the letter outwards.
  var accents: [Unicode.Scalar]

  /// Makes a base alone of one that cannot be split, and fails for an invisible character, such as a lone joiner.
  init?(_ character: Character) {
    let scalars = character.unicodeScalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    guard let first = scalars.first else { return nil }
    if let (base, accent) = Self.composed[first] {
      self.base = base
      accents = [accent]
    } else {
      base = first
      accents = []
    }
    accents += scalars.dropFirst()
  }

  private static let composed: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = {
    let pairs: [(Unicode.Scalar, String)] = [
      ("\u{300}", "ÀAÈEÌIÒOÙUàaèeìiòoùuǸNǹn"),
      ("\u{301}", "ÁAÉEÍIÓOÚUÝYáaéeíióoúuýyĆCćcĹLĺlŃNńnŔRŕrŚSśsŹZźz"),
      ("\u{302}", "ÂAÊEÎIÔOÛUâaêeîiôoûuĈCĉcĜGĝgĤHĥhĴJĵjŜSŝsŴWŵwŶYŷy"),
      ("\u{303}", "ÃAÑNÕOãañnõoĨIĩiŨUũu"),
      ("\u{304}", "ĀAāaĒEēeĪIīiŌOōoŪUūu"),
      ("\u{306}", "ĂAăaĔEĕeĞGğgĬIĭiŎOŏoŬUŭu"),
      ("\u{307}", "ĊCċcĖEėeĠGġgİIŻZżz"),
      ("\u{308}", "ÄAËEÏIÖOÜUäaëeïiöoüuÿyŸY"),
      ("\u{30A}", "ÅAåaŮUůu"),
      ("\u{30B}", "ŐOőoŰUűu"),
      ("\u{30C}", "ČCčcĎDďdĚEěeĽLľlŇNňnŘRřrŠSšsŤTťtŽZžzǍAǎa"),
      ("\u{326}", "ȘSșsȚTțtĢGĶKķkĻLļlŅNņnŖRŗr"),
      ("\u{327}", "ÇCçcŞSşsŢTţt"),
      ("\u{328}", "ĄAąaĘEęeĮIįiŲUųu"),
    ]
    var table: [Unicode.Scalar: (Unicode.Scalar, Unicode.Scalar)] = [:]
    for (accent, letters) in pairs {
      var rest = letters.unicodeScalars[...]
      while let composed = rest.popFirst(), let base = rest.popFirst() {
        table[composed] = (base, accent)
      }
    }
    return table
  }()
}
