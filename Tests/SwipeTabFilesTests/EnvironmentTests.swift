import Glibc
import Testing

@testable import TestSupport

@testable import SwipeTabFiles

@Suite("Variables of the environment")
struct EnvironmentTests {
  @Test("one that is empty is as one that is not set")
  func empty() async {
    await #expect(processExitsWith: .success) {
      setenv("SWIPETAB_TEST", "", 1)
      expectEqual(Environment.text("SWIPETAB_TEST"), nil)
      setenv("SWIPETAB_TEST", "é 1", 1)
      expectEqual(Environment.text("SWIPETAB_TEST"), "é 1")
      unsetenv("SWIPETAB_TEST")
      expectEqual(Environment.text("SWIPETAB_TEST"), nil)
    }
  }
}
