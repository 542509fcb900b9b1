import SwipeTabKit

/// The places of a list's commands in pixels, found once even if a picture is painted in several parts.
nonisolated struct PlacedList {
  struct Place {
    /// The command changes nothing outside.
    let touched: PixelRect
    /// The pixels that a fill covers completely, or of which the end of a clip hides nothing, or empty for another command.
    let filled: PixelRect
    let isOpaque: Bool
    let role: Role

    func covers(_ part: PixelRect) -> Bool { isOpaque && filled.contains(part) }

    func hidesNothing(of part: PixelRect) -> Bool { role == .endsClip && filled.contains(part) }

    func fillsRowsAlike(of part: PixelRect) -> Bool {
      role == .paints && filled.top <= part.top && filled.bottom >= part.bottom
    }
  }

  /// The effect of a command on those before it.
  enum Role {
    case paints, blurs, copies, blendsCopy, beginsClip, endsClip
  }

  struct Start {
    /// The first command to paint, or nil if the part must be erased before.
    var command: Int?
    /// The number of the blur that is brought back before, among all blurs.
    var restored: Int?
    /// The pixels to paint from there on, because blurs read more than the part.
    var area: PixelRect
    /// The number of blurs before the first command.
    var blurs = 0
    /// The blur to make right before the first command, of one row for all.
    var even: EvenBlur?
  }

  private(set) var places: [Place] = []
  private(set) var blurs: [KeptBlurs.Blur] = []
  /// For each blur, the rectangle that later commands need of it.
  private(set) var reaches: [PixelRect] = []

  mutating func place(
    _ list: DisplayList, _ painter: DisplayListPainter, _ grid: PixelGrid, in bounds: PixelRect
  ) {
    places.removeAll(keepingCapacity: true)
    blurs.removeAll(keepingCapacity: true)
    reaches.removeAll(keepingCapacity: true)
    places.reserveCapacity(list.commands.count)
    for index in list.commands.indices {
      let command = list.commands[index]
      places.append(command.place(grid))
      guard case .blur(_, let radius) = command.content else { continue }
      let area = painter.bounds(of: command, scale: grid.scale)
      let place = PlacedBlur(area, radius: radius, grid, in: bounds)
      blurs.append(KeptBlurs.Blur(key: command.key, place: place))
      reaches.append(.empty)
    }
  }

  /// Finds from front to back where painting a part must start, with the saved blurs.
  mutating func start(of part: PixelRect, _ kept: KeptBlurs?) -> Start {
    var start = Start(command: nil, area: part, blurs: blurs.count)
    // Earlier pixels may be copied and blended in later.
    var blends = 0
    // A fill inside a clip hides nothing outside of the clip, unless all of the area is inside.
    var (clips, around) = (0, 0)
    for index in places.indices.reversed() {
      switch places[index].role {
      case .blendsCopy: blends += 1
      case .copies: blends -= 1
      case .endsClip where clips == 0 && places[index].hidesNothing(of: start.area): around += 1
      case .endsClip: clips += 1
      case .beginsClip where clips == 0: around = max(0, around - 1)
      case .beginsClip: clips -= 1
      case .paints: break
      case .blurs:
        start.blurs -= 1
        let isFree = blends == 0 && clips == 0
        if isFree, kept?.has(start.blurs, start.area) == true {
          (start.command, start.restored) = (index + 1, start.blurs)
          start.blurs += 1
          return start
        }
        let reach = kept?.completed(start.blurs, start.area) ?? start.area
        let needed = blurs[start.blurs].place.needed(for: reach)
        if isFree, start.area == part, blurs[start.blurs].place.area.contains(part),
          let first = firstOfEvenRows(needed, before: index)
        {
          start.even = EvenBlur(
            first: first, command: index, number: start.blurs, reach: reach, source: needed)
          start.command = index + 1
          start.blurs += 1
          return start
        }
        reaches[start.blurs] = reach
        start.area = needed
        (clips, around) = (clips + around, 0)
      }
      if blends == 0, clips == 0, places[index].covers(start.area) {
        start.command = index
        return start
      }
    }
    return start
  }
}

nonisolated extension DrawCommand.Content {
  fileprivate var role: PlacedList.Role {
    switch self {
    case .blur: .blurs
    case .copy: .copies
    case .blendCopy: .blendsCopy
    case .beginClip: .beginsClip
    case .endClip: .endsClip
    default: .paints
    }
  }
}

nonisolated extension DrawCommand {
  /// The pixels beyond which the command changes nothing, found without rendering texts, pictures and paths.
  fileprivate func touched(_ grid: PixelGrid) -> PixelRect {
    let clip = grid.snapped(clip)
    let content: PixelRect
    switch self.content {
    case .fill(let rect, _), .gradient(let rect, _, _, _), .blur(let rect, _),
      .blendCopy(let rect, _, _, _, _), .roundedRect(let rect, _, _), .ring(let rect, _, _, _):
      content = grid.touched(rect)
    case .shadow(let shadow): content = grid.touched(shadow.bounds)
    case .text(let text) where text.rotation == 0:
      content = grid.touched(text.frame).outset(by: grid.overhang(of: text))
    case .icon(let icon) where icon.rotation == 0:
      content = grid.movable(icon.frame)
    default: return clip
    }
    // Edges are rounded, and slowly moving content reaches a pixel further.
    return content.outset(by: 2).intersection(clip)
  }

  fileprivate func place(_ grid: PixelGrid) -> PlacedList.Place {
    var (filled, isOpaque) = (PixelRect.empty, false)
    if case .fill(let rect, let color) = content {
      (filled, isOpaque) = (covered(by: rect, grid), color.alpha == 255)
    } else if case .endClip(.rect(let shape)) = content, shape.rotation == 0 {
      filled = grid.inside(shape.frame, radius: shape.radius)
    }
    return PlacedList.Place(
      touched: touched(grid), filled: filled, isOpaque: isOpaque, role: content.role)
  }
}
