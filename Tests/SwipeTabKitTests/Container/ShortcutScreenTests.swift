import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("The list of shortcuts")
@MainActor struct ShortcutScreenTests {
  /// The weights of the columns for keys, by the keys.
  private func weights() throws -> [String: Double] {
    let screen = ShortcutScreen(Shortcut.allCases) { "\($0) and more words" }
    let body = try #require(screen.body)
    var weights: [String: Double] = [:]
    for columns in body.elements.compactMap(\.columns) {
      guard let keys = columns[1].elements.first?.as(KeyCaps.self) else { continue }
      weights[keys.text] = columns[1].weight / columns[0].weight
    }
    return weights
  }

  /// The keys that a screen lists for a shortcut.
  private func keys(of shortcut: Shortcut, isRightToLeft: Bool) -> String? {
    let screen = ShortcutScreen([shortcut], isRightToLeft: isRightToLeft) { "\($0)" }
    let columns = screen.body?.elements.last?.columns
    return columns?.last?.elements.first?.as(KeyCaps.self)?.text
  }

  @Test("keys are caps, in the order in which they are pressed")
  func chords() {
    expectEqual(KeyCaps(text: "Ctrl+Tab, Ctrl+PgDn").chords, [["Ctrl", "Tab"], ["Ctrl", "PgDn"]])
    expectEqual(KeyCaps(text: "Ctrl++, Ctrl+?").chords, [["Ctrl", "+"], ["Ctrl", "?"]])
    expectEqual(KeyCaps(text: "↑ ↓, PgUp").chords, [["↑", "↓"], ["PgUp"]])
  }

  @Test("caps that have no room beside each other lie in rows, at the trailing end")
  func rows() throws {
    let texts = TextSizes(measurer: FixedTextMeasurer())
    let wide = KeyCaps(text: "Ctrl+Tab, F1").layout(in: ElementRoom(width: 400, texts: texts))
    expectEqual(wide.caps.map(\.name), ["Ctrl", "Tab", "F1"])
    expectEqual(wide.caps.last?.frame.maxX, 400)
    expectEqual(Set(wide.caps.map(\.frame.y)).count, 1)
    let narrow = KeyCaps(text: "Ctrl+Tab, F1").layout(in: ElementRoom(width: 100, texts: texts))
    expectEqual(narrow.caps.last?.frame.maxX, 100)
    expectGreater(narrow.height, wide.height)
    expectNotEqual(narrow.caps.last.map { $0.frame.y }, narrow.caps.first.map { $0.frame.y })
  }

  @Test("the arrows of back and forward follow the reading direction")
  func directions() {
    expectEqual(keys(of: .back, isRightToLeft: false), "Alt+←, Escape")
    expectEqual(keys(of: .back, isRightToLeft: true), "Alt+→, Escape")
    expectEqual(keys(of: .forward, isRightToLeft: false), "Alt+→")
    expectEqual(keys(of: .forward, isRightToLeft: true), "Alt+←")
    expectEqual(keys(of: .move, isRightToLeft: true), Shortcut.move.keys)
  }

  @Test("short keys leave their room to the name, and long ones are not broken")
  func columns() throws {
    let weights = try weights()
    try #require(weights.count > 5)
    for (keys, weight) in weights {
      let longest = keys.split(separator: " ").map(\.count).max() ?? 0
      // In a window of 240 points, both columns share 200.
      expectAtLeast(200 * weight / (1 + weight), min(7 * Double(longest), 100), "\(keys)")
      if keys.count < 4 { expectLess(weight, 0.4, "\(keys)") }
    }
  }
}
