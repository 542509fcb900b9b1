extension TabContainer {
  /// Whether the container cannot be seen, because its window is hidden or minimized.
  ///
  /// The default is false. While it is true, `ContainerConfiguration.autoplay` selects no page. Hosted containers
  /// follow.
  public var isOutOfSight: Bool {
    get { parts.context.isOutOfSight }
    set {
      guard newValue != parts.context.isOutOfSight else { return }
      transaction { parts.context.isOutOfSight = newValue }
      parts.hosted.forEach { $0.door.isOutOfSight = newValue }
    }
  }
}
