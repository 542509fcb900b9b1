import SwipeTabKit

@testable import SwipeTabWindow

extension Color {
  /// The color that shows where this one lies over an opaque one, to the bit as the program paints it.
  func over(_ below: Color) -> Color {
    Color(rgb: Blend.mix(below.pixel, pixel, UInt32(alpha)))
  }
}

/// What a bar looks like behind an item, on a page of a color.
struct Backdrop: Sendable, CustomStringConvertible {
  /// What the pointer does to the item.
  enum Touch: Int, Sendable, CaseIterable { case none, hovered, pressed }

  var bar: Color
  var page: Color
  var touch = Touch.none
  /// The animator's patch behind the item; nothing by default.
  var patch = Color.clear

  /// The color that is seen behind the item.
  func color(_ theme: Theme) -> Color {
    let below = patch.over(bar.over(page))
    guard touch != .none else { return below }
    let share = touch == .pressed ? 2 : 1
    let highlight = theme.highlight
    return Color(
      red: highlight.red, green: highlight.green, blue: highlight.blue,
      alpha: UInt8(min(255, Int(highlight.alpha) * share))
    ).over(below)
  }

  var description: String { "\(touch) over \(page)" }

  /// The pages that any demo may show: the lightest and the darkest that there are, so all others lie between them, and
  /// the plain colors of the demos.
  static let pages: [Color] = [.black, .white, .red, .blue, .yellow, .gray]

  /// A bar over each of the pages, untouched and touched.
  static func all(_ bar: Color, patch: Color = .clear) -> [Backdrop] {
    pages.flatMap { page in
      Touch.allCases.map { Backdrop(bar: bar, page: page, touch: $0, patch: patch) }
    }
  }
}

extension Theme {
  /// The least contrast of a color with a bar over any page.
  func contrast(of color: Color, on backdrops: [Backdrop]) -> Double {
    backdrops.map { color.contrast(with: $0.color(self)) }.min() ?? 1
  }
}
