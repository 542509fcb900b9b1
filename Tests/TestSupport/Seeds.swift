import Glibc

/// How many random stories are told.
///
/// Sanitizers make each of them ten times slower and look for something else, so there a share of them will do:
/// `SWIPETAB_SEED_SHARE=6` asks for a sixth.
enum Seeds {
  /// Whether to look longer, as `.ci/run --thorough` asks by `SWIPETAB_THOROUGH=1`.
  static let areThorough = getenv("SWIPETAB_THOROUGH") != nil

  /// The seeds from 1 on, at least one; for a longer look as many as given, or three times as many.
  ///
  /// `SWIPETAB_SEED=17` asks for that one alone, and `SWIPETAB_SEED=17-40` for those.
  static func first(_ count: UInt64, thorough: UInt64? = nil) -> ClosedRange<UInt64> {
    let asked = text("SWIPETAB_SEED")?.split(separator: "-").compactMap { UInt64($0) }
    if let asked, let first = asked.first, let last = asked.last, first <= last {
      return first...last
    }
    return 1...max(1, (areThorough ? thorough ?? 3 * count : count) / share)
  }

  /// How many random cases one story tries, at least one.
  static func count(_ count: Int) -> Range<Int> { 0..<max(1, count / Int(share)) }

  /// A share of other cases, evenly taken and at least one.
  static func share<Case>(of cases: [Case]) -> [Case] {
    stride(from: 0, to: cases.count, by: Int(share)).map { cases[$0] }
  }

  private static let share = max(1, text("SWIPETAB_SEED_SHARE").flatMap { UInt64($0) } ?? 1)

  private static func text(_ variable: String) -> String? {
    getenv(variable).map { String(cString: $0) }
  }
}
