extension ContainerConfiguration {
  /// These options, with the default in place of each number that no layout or motion can have.
  ///
  /// Unusable numbers are NaN, a length, time or speed below 0, and an infinite number where it must be finite. Other
  /// numbers are limited to their ranges. Otherwise a mistake in a program's computation would end it, or stop its
  /// pages forever.
  var usable: ContainerConfiguration {
    var usable = self
    for setting in ContainerSetting.allCases { setting.row.repair(&usable) }
    return usable
  }
}
