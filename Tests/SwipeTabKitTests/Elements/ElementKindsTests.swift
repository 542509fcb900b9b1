import Testing

@testable import TestSupport

@testable import SwipeTabKit

@Suite("Elements that storyboards have")
struct ElementKindsTests {
  @Test("each has a name of its own")
  func names() {
    let names = ElementKinds.all.map { $0.name }
    expectEqual(Set(names).count, names.count)
    expectGreater(names.count, 12)
  }

  @Test("each says in sentences what it is, and what its keys say; keys are unique")
  func sentences() {
    for kind in ElementKinds.all {
      expect(kind.summary.hasSuffix("."))
      expectEqual(kind.summary.first?.isUppercase, true)
      let keys = kind.keys
      expectEqual(Set(keys.map(\.name)).count, keys.count, "\(kind.name)")
      expect(!keys.isEmpty, "\(kind.name)")
      for key in keys {
        expectGreater(key.summary.count, 5, "\(kind.name).\(key.name)")
        expect(key.summary.hasSuffix("."), "\(kind.name).\(key.name)")
      }
    }
  }
}
