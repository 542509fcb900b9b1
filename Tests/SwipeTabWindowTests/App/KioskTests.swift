import SwipeTabKit
import Testing

@testable import TestSupport

@testable import SwipeTabWindow

@Suite("Kiosks: keys, the pointer, and text by touch")
@MainActor
struct KioskTests {
  private func app(_ options: WindowOptions = WindowOptions()) -> SwipeTabApp {
    let app = SwipeTabApp("Test", options: options) {
      Tab("A") { Field("Name", text: "") { _ in } }
      Tab("B") { Label("B") }
    }
    app.container.configuration.reducesMotion = true
    app.update()
    return app
  }

  @Test("shortcuts that are switched off do nothing, and the sheet of shortcuts leaves them out")
  func shortcuts() {
    var options = WindowOptions()
    options.shortcuts = .all.subtracting([.next, .quit, .fullScreen])
    let app = app(options)
    app.container.handle(.key(KeyPress(.tab, modifiers: .control)))
    expectEqual(app.container.selectedID, "a")
    app.container.handle(.key(KeyPress(.tab, modifiers: [.control, .shift])))
    expectEqual(app.container.selectedID, "b")
    app.container.handle(.key(KeyPress(.f1)))
    var labels: Set<String> = []
    app.container.accessibilityTree().forEach { labels.insert($0.label) }
    expect(labels.contains(Shortcut.previous.title))
    expect(!labels.contains(Shortcut.next.title))
    expect(!labels.contains(Shortcut.quit.title))
  }

  @Test(
    "a shortcut of the app works beside and in a field, is listed, and does nothing below a sheet")
  func own() throws {
    let app = app()
    var count = 0
    app.shortcut("ctrl+f", "Search for it") { count += 1 }
    let key = InputEvent.key(KeyPress(.character("f"), modifiers: .control))
    app.container.handle(key)
    expectEqual(count, 1)
    let field = try #require(app.container.accessibilityTree().first { $0.label == "Name" })
    app.container.handle(.accessibility(AccessibilityRequest(.focus, of: field.id)))
    app.container.handle(key)
    expectEqual(count, 2)
    app.container.handle(.key(KeyPress(.f1)))
    expectNotEqual(app.container.accessibilityTree().first { $0.label == "Search for it" }, nil)
    app.container.handle(key)
    expectEqual(count, 2)
    app.container.handle(.key(KeyPress(.escape)))
    app.container.removeShortcut(KeyPress(.character("f"), modifiers: .control))
    app.container.handle(key)
    expectEqual(count, 2)
  }

  @Test("a name that is no key is a mistake")
  func wrongKey() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        SwipeTabApp("Test") { Tab("A") {} }.shortcut("ctrl+ö", "Search") {}
      }
    }
  }

  @Test("the pointer hides after a rest, and shows when it moves")
  func pointer() {
    var hider = PointerHider(.afterRest)
    func passes(_ time: Double) -> Bool { hider.advance(to: time) }
    func notes(_ contact: Contact) -> Bool { hider.note(.move(contact, to: .zero), at: 10) }
    expect(hider.isShown)
    expectEqual(hider.deadline, 3)
    expect(!passes(2.9))
    expect(passes(3))
    expect(!hider.isShown)
    expectEqual(hider.deadline, nil)
    expect(!passes(9))
    expect(!notes(Contact(device: .touch, pointer: 1)))
    expect(notes(.mouse))
    expect(hider.isShown)
    expectEqual(hider.deadline, 13)
    expectEqual(PointerHider(.never).deadline, nil)
    expect(PointerHider(.never).isShown)
    expect(!PointerHider(.always).isShown)
    expectEqual(PointerHider(.always).deadline, nil)
  }

  @Test("what a keyboard covers is left free, and given back")
  func covered() {
    let app = app()
    let before = app.container.configuration.safeArea
    app.coveredHeight = 300
    expectEqual(app.container.configuration.safeArea.bottom, before.bottom + 300)
    app.coveredHeight = .nan
    expectEqual(app.coveredHeight, 0)
    expectEqual(app.container.configuration.safeArea, before)
  }

  @Test("without a window the display is what the options say")
  func display() {
    var options = WindowOptions()
    options.display = .fullScreen
    expect(app(options).isFullScreen)
    expect(!app().isFullScreen)
  }
}
