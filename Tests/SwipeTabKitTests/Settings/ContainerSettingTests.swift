import Testing

@testable import SwipeTabKit

@Suite("ContainerSetting")
struct ContainerSettingTests {
  /// Everything that a setting may be, or the ends and the middle of its scale.
  private static func values(of setting: ContainerSetting) -> [ControlValue] {
    switch setting.kind {
    case .flag: [.flag(true), .flag(false)]
    case .choice(let names): names.map { .name($0) }
    case .number(let scale): [0, 0.5, 1].map { .number(scale.number(atShare: $0)) }
    }
  }

  @Test("what is set is read again", arguments: ContainerSetting.allCases)
  func roundTrip(setting: ContainerSetting) {
    for value in Self.values(of: setting) {
      var configuration = ContainerConfiguration()
      #expect(setting.set(value, in: &configuration))
      #expect(setting.value(in: configuration) == value)
    }
  }

  @Test("it changes nothing but itself", arguments: ContainerSetting.allCases)
  func alone(setting: ContainerSetting) {
    for value in Self.values(of: setting) {
      var configuration = ContainerConfiguration()
      setting.set(value, in: &configuration)
      // The height of a toolbar that has none of its own follows the titles.
      for other in ContainerSetting.allCases
      where other != setting && !(setting == .titles && other == .toolbarHeight) {
        #expect(other.value(in: configuration) == other.value(in: ContainerConfiguration()))
      }
    }
  }

  @Test("a default is something that it may be", arguments: ContainerSetting.allCases)
  func defaults(setting: ContainerSetting) {
    let value = setting.value(in: ContainerConfiguration())
    switch setting.kind {
    case .flag: #expect(value.flag != nil)
    case .choice(let names): #expect(value.name.map { names.contains($0) } == true)
    case .number(let scale):
      #expect(value.number.map { scale.range.contains($0) } == true)
    }
  }

  @Test("what it may not be changes nothing", arguments: ContainerSetting.allCases)
  func refused(setting: ContainerSetting) {
    var configuration = ContainerConfiguration()
    let before = setting.value(in: configuration)
    let isFlag = setting.kind == .flag
    #expect(!setting.set(.name("no such name"), in: &configuration))
    #expect(!setting.set(.number(.nan), in: &configuration))
    #expect(setting.set(.flag(true), in: &configuration) == isFlag)
    if !isFlag { #expect(setting.value(in: configuration) == before) }
  }

  @Test("a number past an end goes to the end")
  func clamped() {
    var configuration = ContainerConfiguration()
    ContainerSetting.stiffness.set(.number(1e9), in: &configuration)
    #expect(configuration.tuning.spring.stiffness == 2000)
    ContainerSetting.snapPoint.set(.number(-1), in: &configuration)
    #expect(configuration.tuning.snapPoint == 0.05)
  }

  @Test(
    "names are shown in words",
    arguments: [
      ("elastic-underline", "Elastic underline"), ("perTab", "Per tab"), ("fade", "Fade"),
      ("", ""),
    ])
  func words(name: String, words: String) { #expect(name.inWords == words) }
}
