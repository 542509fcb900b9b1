extension ContainerConfiguration {
  /// These options with defaults for unusable numbers, with which pages would stop forever or the program would end.
  var usable: ContainerConfiguration {
    var usable = self
    for setting in ContainerSetting.allCases { setting.row.repair(&usable) }
    return usable
  }
}
