import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("Borrowed settings")
@MainActor struct BorrowedSettingsTests {
  @Test("what the desktop asks for applies, and no saved state has it")
  func unsaved() throws {
    let container = try Fixture().container
    container.changeSettings { $0.titles = .beside }
    container.changeSettings(isBorrowed: true) {
      $0.theme = .dark
      $0.textScale = 1.5
    }
    expectEqual(container.configuration.textScale, 1.5)
    expectEqual(container.configuration.theme, .dark)
    expectEqual(container.state.settings, [.titles: .text("beside")])
  }

  @Test("what a person sets later is saved")
  func setLater() throws {
    let container = try Fixture().container
    container.changeSettings(isBorrowed: true) { $0.textScale = 1.5 }
    container.setValue(.number(1.25), of: .textScale)
    expectEqual(container.changedSettings, [.textScale: .number(1.25)])
  }

  @Test("a container that is hosted later gets it too, and does not save it either")
  func hostedLater() throws {
    let outer = try Fixture().container
    outer.changeSettings(isBorrowed: true) { $0.theme = .dark }
    let inner = try Fixture().container
    outer.push(ContainerScreen(id: "in", container: inner), animated: false)
    expectEqual(inner.configuration.theme, .dark)
    expect(inner.changedSettings.isEmpty)
    outer.changeSettings(isBorrowed: true) { $0.theme = .highContrastDark }
    expectEqual(inner.configuration.theme, .highContrastDark)
    expect(inner.changedSettings.isEmpty)
  }
}
