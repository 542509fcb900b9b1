import Foundation
import Testing

@testable import SwipeTabKit
@testable import SwipeTabStoryboard
@testable import TestSupport

/// Options that were changed while the container ran come back with a saved state, whatever they are.
@Suite("Saved settings")
@MainActor struct SavedSettingsTests {
  /// Changes options of one container, and restores its state in another: as it is, from JSON, and from `Codable`.
  private func expectKept(
    _ comment: Comment, _ change: (inout ContainerConfiguration) -> Void
  ) throws {
    let one = try Fixture().container
    one.changeSettings(change)
    let state = one.state
    let read = ContainerState.read(state.json())
    expectEqual(read.problems, [], comment)
    let decoded = try JSONDecoder().decode(ContainerState.self, from: JSONEncoder().encode(state))
    for saved in [state, try #require(read.state), decoded] {
      let two = try Fixture().container
      two.restore(saved)
      expectEqual("\(two.configuration)", "\(one.configuration)", comment)
      expectEqual(two.state.settings, state.settings, comment)
    }
  }

  @Test("every option comes back with every value", arguments: ContainerSetting.allCases)
  func everyOption(setting: ContainerSetting) throws {
    for value in setting.samples {
      try expectKept("\(value)") { setting.set(value, in: &$0) }
    }
  }

  @Test("options come back together")
  func together() throws {
    try expectKept("all at once") { options in
      options.barBlur = 80
      options.toolbarHeight = 120
      options.tuning.mouseSlop = 60
      options.hidesOnScroll = .bars
      options.tuning.pagesPerSwipe = .unlimited(deceleration: 0.998)
      options.stripHandOver = .sameContact
      options.theme = .highContrastDark
      options.theme.badge = .blue
      options.itemLayout = .centered(width: 50, gap: 0)
      options.texts.shortcuts = [.help: "Hilfe"]
    }
  }

  @Test("an option that is put back to none is none again")
  func none() throws {
    let one = try Fixture { $0.toolbarHeight = 60 }.container
    one.changeSettings { $0.toolbarHeight = nil }
    let two = try Fixture { $0.toolbarHeight = 60 }.container
    two.restore(one.state)
    expectEqual(two.configuration.toolbarHeight, nil)
    two.configuration.titles = .beside
    expectEqual(two.configuration.effectiveToolbarHeight, 40)
  }

  @Test("the lengths of an item layout come back where another container has others")
  func lengths() throws {
    let one = try Fixture { $0.itemLayout = .fill }.container
    one.changeSettings { $0.itemLayout = .centered() }
    let two = try Fixture { $0.itemLayout = .centered(width: 100, gap: 4) }.container
    two.restore(one.state)
    expectEqual(two.configuration.itemLayout, .centered(width: 76, gap: 10))
  }

  @Test("colors of the app's own go with a theme that is set over them")
  func themes() throws {
    let one = try Fixture().container
    one.changeSettings { $0.theme.selectedTint = .red }
    one.setValue(.text("dark"), of: .theme)
    expectEqual(one.configuration.theme, .dark)
    let two = try Fixture().container
    two.restore(one.state)
    expectEqual(two.configuration.theme, .dark)
  }

  /// An animator that no name stands for.
  private struct OwnAnimator: TabBarAnimator {
    let name = "own"
    func indicator(in bar: TabBarGeometry) -> Indicator? { nil }
  }

  @Test("an animator of the app's own is not saved, and spoils nothing else")
  func ownAnimator() throws {
    let one = try Fixture().container
    one.changeSettings { ($0.animator, $0.barBlur) = (PillAnimator(), 8) }
    one.changeSettings { $0.animator = OwnAnimator() }
    let read = ContainerState.read(one.state.json())
    expectEqual(read.problems, [])
    expectEqual(read.state?.settings, [.blur: .number(8)])
  }

  @Test("a number that no option allows is a mistake with the range")
  func mistakes() {
    let read = ContainerState.read(
      Array(#"{"settings":{"blur":101,"touchSlop":-1,"hideOnScroll":"no","safeArea":"1 2"}}"#.utf8),
      file: "f")
    expectEqual(read.problems.count, 4)
  }
}
