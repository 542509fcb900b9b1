import Testing

@testable import SwipeTabKit

@Suite("Elements that storyboards have")
struct ElementKindsTests {
  @Test("each has a name of its own")
  func names() {
    let names = ElementKinds.all.map { $0.name }
    #expect(Set(names).count == names.count && names.count > 12)
  }

  @Test("each says in sentences what it is, and what its keys say; keys are unique")
  func sentences() {
    for kind in ElementKinds.all {
      #expect(kind.summary.hasSuffix(".") && kind.summary.first?.isUppercase == true)
      let keys = kind.keys
      #expect(Set(keys.map(\.name)).count == keys.count && !keys.isEmpty, "\(kind.name)")
      for key in keys {
        #expect(key.summary.count > 5 && key.summary.hasSuffix("."), "\(kind.name).\(key.name)")
      }
    }
  }
}
