/// A direction on the screen along which things are laid out.
public enum Axis: String, Sendable, Hashable, CaseIterable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// An edge of a rectangle on the screen.
public enum Edge: String, Sendable, Hashable, CaseIterable {
  /// The upper edge.
  case top
  /// The lower edge.
  case bottom
  /// The edge at the left, in every reading direction.
  case left
  /// The edge at the right, in every reading direction.
  case right

  /// The axis along which the edge runs, and along which a bar at this edge lays out its items.
  public var axis: Axis { self == .top || self == .bottom ? .horizontal : .vertical }

  /// The opposite edge.
  public var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .left: .right
    case .right: .left
    }
  }
}

extension Point {
  /// The coordinate along an axis, in points.
  public func coordinate(along axis: Axis) -> Double { axis == .horizontal ? x : y }

  init(_ distance: Double, along axis: Axis) {
    self = axis == .horizontal ? Point(x: distance, y: 0) : Point(x: 0, y: distance)
  }
}

extension Rect {
  /// The left or the upper edge, in points.
  public func start(along axis: Axis) -> Double { axis == .horizontal ? x : y }

  /// The right or the lower edge, in points.
  public func end(along axis: Axis) -> Double { axis == .horizontal ? maxX : maxY }

  /// The middle along an axis, in points.
  public func middle(along axis: Axis) -> Double { axis == .horizontal ? midX : midY }

  /// The extent along an axis, in points.
  public func extent(along axis: Axis) -> Double { axis == .horizontal ? width : height }

  /// This rectangle with another start and length along an axis, unchanged across it.
  ///
  /// - Parameters:
  ///   - start: The left or upper edge, in points.
  ///   - extent: The length along the axis, in points.
  ///   - axis: The axis.
  /// - Returns: The changed rectangle.
  public func spanning(_ start: Double, _ extent: Double, along axis: Axis) -> Rect {
    axis == .horizontal
      ? Rect(x: start, y: y, width: extent, height: height)
      : Rect(x: x, y: start, width: width, height: extent)
  }

  /// The strip inside one of its edges, `thickness` points thick.
  public func band(at edge: Edge, thickness: Double) -> Rect {
    switch edge {
    case .top: Rect(x: x, y: y, width: width, height: thickness)
    case .bottom: Rect(x: x, y: maxY - thickness, width: width, height: thickness)
    case .left: Rect(x: x, y: y, width: thickness, height: height)
    case .right: Rect(x: maxX - thickness, y: y, width: thickness, height: height)
    }
  }

  func offset(by distance: Double, along axis: Axis) -> Rect {
    axis == .horizontal ? offsetBy(x: distance, y: 0) : offsetBy(x: 0, y: distance)
  }
}

extension EdgeInsets {
  /// The inset at an edge, in points.
  public subscript(edge: Edge) -> Double {
    get {
      switch edge {
      case .top: top
      case .bottom: bottom
      case .left: left
      case .right: right
      }
    }
    set {
      switch edge {
      case .top: top = newValue
      case .bottom: bottom = newValue
      case .left: left = newValue
      case .right: right = newValue
      }
    }
  }

  init(_ space: (Edge) -> Double) {
    self.init(top: space(.top), left: space(.left), bottom: space(.bottom), right: space(.right))
  }
}
