extension ScreenBody.Picture {
  /// The size at which the picture shows, in points.
  var size: Size {
    Size(
      width: width ?? height ?? BodyMetrics.picture,
      height: height ?? width ?? BodyMetrics.picture)
  }
}
