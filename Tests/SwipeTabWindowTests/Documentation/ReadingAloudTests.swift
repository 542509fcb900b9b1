import SwipeTabWindow
import Testing

@testable import TestSupport

/// The article on screen readers shows what is run here, with nothing but the public interface.
@Suite("ReadingAloud, the article")
@MainActor
struct ReadingAloudTests {
  @Test("a request activates what it names")
  func request() {
    let app = SwipeTabApp("Mail") {
      Tab("News") {}
      Tab("Mail") {}
    }
    // snippet
    let tabs = app.container
    if let mail = tabs.accessibilityTree().first(where: { $0.role == .tab && $0.label == "Mail" }) {
      tabs.handle(.accessibility(AccessibilityRequest(.activate, of: mail.id)))
    }
    // end
    tabs.advance(to: 5)
    expectEqual(tabs.selectedID, "mail")
  }
}
