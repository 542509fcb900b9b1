@testable import SwipeTabKit

extension ContainerSetting {
  /// Values of every kind that the setting allows: all names, both ends of its range and numbers that no slider has, and
  /// texts with everything that a text can hold.
  var samples: [ControlValue] {
    let kinds: [ControlValue] =
      switch kind {
      case .flag: [.flag(true), .flag(false)]
      case .choice(let names): names.map { .text($0) }
      case .number(let scale):
        [0, 0.5, 1].map { .number(scale.number(atShare: $0)) } + (range?.samples ?? [])
      case .text: []
      }
    return kinds + texts.map { .text($0) }
  }

  private var texts: [String] {
    switch self {
    case .items: ["centered 82.5 4.25", "tabs 90.5"]
    case .pagesPerSwipe: ["3", "unlimited 0.9875"]
    case .retention: ["near 3"]
    case .colors: ["tint=#01020304 control=#FFFEFD00 tintsSelectedImages=true", "text=#00000000"]
    case .backdrop: ["none", "#01020304", "#0B3D91FF #5B2A8680 diagonal"]
    case .safeArea: ["1.5 2.25 3.125 0.1"]
    case .toolbarHeight, .toolbarWidth: ["automatic"]
    case .backTitle, .moreTitle, .closeTitle, .addTitle, .sidebarTitle, .loadingTitle,
      .attentionTitle, .requiredTitle, .cutTitle:
      ["", "Zurück = \"\\n\"\r\n\t戻る"]
    case .shortcutTitles: ["close=a=b \"c\" \\\\ \\n\r"]
    case .tabCommandTitles: ["\(TabCommand.allCases[0].rawValue)=ä\\\\n"]
    case .editCommandTitles: ["copy="]
    default: []
    }
  }
}

extension ContainerConfiguration {
  /// The settings that have other values than in another configuration.
  func settings(unlikeThoseOf other: ContainerConfiguration) -> [ContainerSetting] {
    ContainerSetting.allCases.filter { $0.stored(in: self) != $0.stored(in: other) }
  }
}

extension ClosedRange<Double> {
  /// Its ends, and a number between them.
  var samples: [ControlValue] {
    let end: [ControlValue] =
      upperBound == .infinity ? [.number(1e300), .text("infinity")] : [.number(upperBound)]
    let least = lowerBound
    let inside = upperBound == .infinity ? least + 1234.0625 : least + (upperBound - least) / 7
    return [.number(least), .number(inside)] + end
  }
}
