extension ContainerConfiguration {
  /// These options, with the default in place of each number that no layout or motion can have.
  ///
  /// Such a number is none at all, a length, time or speed below 0, or one without end where there must be one. Other
  /// numbers are limited to their ranges. Otherwise a slip in a program's computation would end it, or stop its pages forever.
  var usable: ContainerConfiguration {
    var usable = self
    for setting in ContainerSetting.allCases { setting.row.repair(&usable) }
    return usable
  }
}
