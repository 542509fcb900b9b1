import Testing

@testable import SwipeTabKit
@testable import TestSupport

@Suite("ContainerSetting")
@MainActor struct ContainerSettingTests {
  @Test(
    "what is set is read again, and changes nothing but itself",
    arguments: ContainerSetting.allCases)
  func roundTrip(setting: ContainerSetting) {
    expect(!setting.samples.isEmpty)
    for value in setting.samples {
      var configuration = ContainerConfiguration()
      expect(setting.set(value, in: &configuration), "\(value)")
      for other in ContainerSetting.allCases where other != setting {
        expectEqual(
          other.stored(in: configuration), other.stored(in: ContainerConfiguration()),
          "\(other) after \(value)")
      }
      let stored = setting.stored(in: configuration)
      var again = ContainerConfiguration()
      expect(setting.set(stored, in: &again), "\(stored)")
      expectEqual("\(again)", "\(configuration)", "\(value)")
      guard setting.kind != .text, value != .text("automatic") else { continue }
      let shown = setting.value(in: configuration)
      expect(shown == value || setting == .items && stored == value, "\(value)")
    }
  }

  @Test("a default is something that it may be", arguments: ContainerSetting.allCases)
  func defaults(setting: ContainerSetting) {
    let value = setting.value(in: ContainerConfiguration())
    switch setting.kind {
    case .flag: expectNotEqual(value.flag, nil)
    case .choice(let names): expectEqual(value.text.map { names.contains($0) }, true)
    case .number(let scale):
      expectEqual(value.number.map { scale.range.contains($0) }, true)
    case .text: expectNotEqual(value.text, nil)
    }
    expect(setting.allows(setting.stored(in: ContainerConfiguration())))
  }

  @Test("a slider has only numbers that are allowed", arguments: ContainerSetting.allCases)
  func scales(setting: ContainerSetting) throws {
    guard case .number(let scale) = setting.kind else { return expectEqual(setting.range, nil) }
    let range = try #require(setting.range)
    expect(range.contains(scale.range.lowerBound))
    expect(range.contains(scale.range.upperBound))
  }

  @Test("every property of the options is one or more settings")
  func complete() {
    func missing(in options: Any, _ prefix: String = "") -> [String] {
      Mirror(reflecting: options).children.compactMap(\.label).map { prefix + $0 }
        .filter { property in
          !ContainerSetting.allCases.contains {
            $0.row.property == property || $0.row.property.hasPrefix(property + ".")
          }
        }
    }
    // What an app adds to the names, and what follows from the width.
    expectEqual(
      missing(in: ContainerConfiguration()), ["ownAnimators", "ownTransitions", "isSidebar"])
    expectEqual(missing(in: GestureTuning(), "tuning."), [])
    expectEqual(missing(in: Spring(), "tuning.spring."), [])
    expectEqual(missing(in: Tolerance(distance: 1, speed: 1), "tuning.tolerance."), [])
    expectEqual(missing(in: RubberBand(), "tuning.rubberBand."), [])
  }

  @Test("every property of the theme is its appearance, its contrast or one of its own colors")
  func completeTheme() {
    let names = Mirror(reflecting: Theme.light).children.compactMap(\.label)
    let known =
      ["appearance", "contrast", "tintsSelectedImages", "ownColors"]
      + ThemeColor.allCases.map(\.rawValue)
    expectEqual(names.sorted(), known.sorted())
  }

  @Test("what it may not be changes nothing", arguments: ContainerSetting.allCases)
  func refused(setting: ContainerSetting) {
    var configuration = ContainerConfiguration()
    let before = "\(configuration)"
    let isTitle = [
      .backTitle, .moreTitle, .closeTitle, .addTitle, .sidebarTitle, .loadingTitle, .attentionTitle,
      .requiredTitle, .cutTitle,
    ].contains(setting)
    if !isTitle { expect(!setting.set(.text("no such name"), in: &configuration)) }
    expect(!setting.set(.number(.nan), in: &configuration))
    expectEqual(setting.allows(.flag(true)), setting.kind == .flag)
    if !isTitle { expectEqual("\(configuration)", before) }
  }

  @Test("a number past an end goes to the end of what is allowed, which no slider limits")
  func clamped() {
    var configuration = ContainerConfiguration()
    ContainerSetting.stiffness.set(.number(1e9), in: &configuration)
    expectEqual(configuration.tuning.spring.stiffness, 1_000_000)
    ContainerSetting.snapPoint.set(.number(-1), in: &configuration)
    expectEqual(configuration.tuning.snapPoint, 0)
    ContainerSetting.blur.set(.number(80), in: &configuration)
    expectEqual(configuration.barBlur, 80)
  }

  @Test("a container keeps numbers in the same ranges", arguments: ContainerSetting.allCases)
  func usable(setting: ContainerSetting) throws {
    guard let range = setting.range else { return }
    for value in setting.samples {
      let fixture = try Fixture { setting.set(value, in: &$0) }
      expectEqual(setting.stored(in: fixture.container.configuration), value, "\(value)")
    }
    guard range.upperBound < .infinity else { return }
    let fixture = try Fixture {
      $0.barBlur = 101
      $0.toolbarHeight = 1001
      $0.tuning.rubberBand.give = 2
    }
    let kept = fixture.container.configuration
    expectEqual(kept.barBlur, 100)
    expectEqual(kept.toolbarHeight, 1000)
    expectEqual(kept.tuning.rubberBand.give, 1)
  }

  @Test("a slider stands at its end for a number without end, and steps on from there")
  func infinite() throws {
    let container = try Fixture { $0.adaptiveWidth = .infinity }.container
    let body = ScreenBody([.setting(ScreenBody.Setting(.adaptiveWidth))])
    let control = try #require(body.leaves.first?.base.control)
    expectEqual(container.parts.values.value(of: control), .number(2000))
    container.step(.adaptiveWidth, by: -1)
    expectEqual(container.configuration.adaptiveWidth, 1990)
    container.setValue(.text("3"), of: .pagesPerSwipe)
    container.step(.pagesPerSwipe, by: 1)
    expectEqual(container.value(of: .pagesPerSwipe), .text("one"))
  }

  @Test(
    "names are shown in words",
    arguments: [
      ("elastic-underline", "Elastic underline"), ("perTab", "Per tab"), ("fade", "Fade"),
      ("", ""),
    ])
  func words(name: String, words: String) { expectEqual(name.inWords, words) }
}
