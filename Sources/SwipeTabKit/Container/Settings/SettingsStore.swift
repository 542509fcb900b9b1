/// Changes settings while the container runs, and records which differ from its first options.
///
/// Theme, contrast, text scale, reading direction and reduced motion are shared: a change applies to the outermost
/// container and all that it hosts.
@MainActor final class SettingsStore {
  private let context: ContainerContext
  private let standing: Standing
  private let hosted: HostedContainers
  private var changes: [ContainerSetting: ControlValue] = [:]
  /// The settings whose current value comes from the desktop, and which the next run requests again.
  private var borrowed: Set<ContainerSetting> = []

  init(_ context: ContainerContext, _ standing: Standing, _ hosted: HostedContainers) {
    (self.context, self.standing, self.hosted) = (context, standing, hosted)
  }

  /// The settings that were changed while the container ran, except for the desktop's.
  var changed: [ContainerSetting: ControlValue] { changes.filter { !borrowed.contains($0.key) } }

  func value(of setting: ContainerSetting) -> ControlValue {
    setting.value(in: context.givenConfiguration)
  }

  /// Changes a setting and records the change, and returns false if `value` is not valid for it.
  @discardableResult
  func set(_ setting: ContainerSetting, to value: ControlValue) -> Bool {
    guard setting.isShared, let root = standing.root else { return adopt(setting, value) }
    return root.transaction { root.part(SettingsStore.self).adopt(setting, value) }
  }

  /// Changes a setting by steps, to the other state of a flag, or by options of a choice, wrapping around.
  func step(_ setting: ContainerSetting, by steps: Int) {
    guard steps != 0 else { return }
    switch (setting.kind, value(of: setting)) {
    case (.choice(let names), .text(let name)):
      // A value that is not in the choice counts as before the first one.
      let index = names.firstIndex(of: name) ?? (steps > 0 ? -1 : 0)
      let next = (index + steps % names.count + names.count) % names.count
      set(setting, to: .text(names[next]))
    case (.number(let scale), let value):
      let number = value.number ?? scale.range.upperBound
      set(setting, to: .number(scale.number(steps, after: number)))
    case (_, .flag(let isOn)):
      set(setting, to: .flag(steps.isMultiple(of: 2) ? isOn : !isOn))
    default: return
    }
  }

  /// `isBorrowed` is true if the desktop requests the change.
  func change(isBorrowed: Bool = false, _ change: (inout ContainerConfiguration) -> Void) {
    var changed = context.givenConfiguration
    change(&changed)
    record(changed, isBorrowed: isBorrowed)
    changeHosted(isBorrowed: isBorrowed, change)
  }

  /// Adopts changed options and records each one that differs.
  ///
  /// A value that no saved state can contain is not recorded, such as an animator of the app that the options do not
  /// list.
  private func record(_ changed: ContainerConfiguration, isBorrowed: Bool = false) {
    let before = context.givenConfiguration
    context.reconfigure(changed)
    for setting in ContainerSetting.allCases {
      let value = setting.stored(in: context.givenConfiguration)
      if value != setting.stored(in: before) {
        changes[setting] = setting.allows(value, in: context.givenConfiguration) ? value : nil
        if isBorrowed { borrowed.insert(setting) } else { borrowed.remove(setting) }
      }
    }
  }

  /// A container without bars has separate options, and gets the common ones.
  private func changeHosted(
    isBorrowed: Bool, _ change: (inout ContainerConfiguration) -> Void
  ) {
    let all = standing.container?.part(HostedContainers.self)
    hosted.forEach { hosted in
      if all?.isBare(hosted) == true {
        hosted.part(SettingsStore.self).changeHosted(isBorrowed: isBorrowed, change)
      } else {
        hosted.transaction {
          hosted.part(SettingsStore.self).change(isBorrowed: isBorrowed, change)
        }
      }
    }
  }

  /// Recorded changes stay, unless the storyboard has changed the same setting since `before`, its last options.
  func adopt(_ prescribed: ContainerConfiguration, after before: ContainerConfiguration?) {
    if let before {
      for setting in ContainerSetting.allCases
      where setting.stored(in: before) != setting.stored(in: prescribed) {
        changes[setting] = nil
        borrowed.remove(setting)
      }
    }
    var configuration = prescribed
    changes.apply(to: &configuration)
    if standing.host != nil {
      configuration.safeArea = context.configuration.safeArea
      configuration.reducesMotion = context.configuration.reducesMotion
      configuration.textScale = context.configuration.textScale
    }
    context.reconfigure(configuration)
  }

  func adoptShared() {
    guard let store = standing.root?.part(SettingsStore.self) else { return }
    for (setting, value) in store.changes where setting.isShared {
      _ = adopt(setting, value, isBorrowed: store.borrowed.contains(setting))
    }
  }

  private func adopt(
    _ setting: ContainerSetting, _ value: ControlValue, isBorrowed: Bool = false
  ) -> Bool {
    var changed = context.givenConfiguration
    guard setting.set(value, in: &changed) else { return false }
    if setting.stored(in: changed) != setting.stored(in: context.givenConfiguration) {
      record(changed, isBorrowed: isBorrowed)
    }
    if setting.isShared {
      hosted.forEach { hosted in
        _ = hosted.transaction {
          hosted.part(SettingsStore.self).adopt(setting, value, isBorrowed: isBorrowed)
        }
      }
    }
    return true
  }
}
