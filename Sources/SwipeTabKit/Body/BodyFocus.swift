/// The focus stops of a body: everything that can be tapped, and each control as a whole.
extension ScreenBody {
  /// The focus stop after another for step 1, or before it for −1; from nil the first, or the last.
  ///
  /// It is O(n) in the parts between the two. `viewStops` returns the stops of a custom view in ascending order.
  func stop(
    after stop: (element: Int, part: Int)?, by step: Int, viewStops: (_ element: Int) -> [Int]
  ) -> (element: Int, part: Int)? {
    var element = stop?.element ?? (step > 0 ? 0 : leaves.count - 1)
    var part = stop.map { $0.part + step }
    while leaves.indices.contains(element) {
      if let next = firstStop(ofElement: element, from: part, by: step, viewStops: viewStops) {
        return (element, next)
      }
      part = nil
      element += step
    }
    return nil
  }

  /// The first part of an element that can have the focus, from a part or else from an end of the element.
  private func firstStop(
    ofElement index: Int, from part: Int?, by step: Int, viewStops: (_ element: Int) -> [Int]
  ) -> Int? {
    if view(ofElement: index) != nil {
      let stops = leaves[index].isEnabled ? viewStops(index) : []
      guard let part else { return step > 0 ? stops.first : stops.last }
      return step > 0 ? stops.first { $0 >= part } : stops.last { $0 <= part }
    }
    let count = partCount(ofElement: index)
    var next = part ?? (step > 0 ? 0 : count - 1)
    while (0..<count).contains(next) {
      if isStop(index, next) { return next }
      next += step
    }
    return nil
  }

  func partCount(ofElement index: Int) -> Int { leaves[index].base.partCount }

  func view(ofElement index: Int) -> View? {
    let place = views.lowerBound { $0.leaf >= index }
    return place < views.count && views[place].leaf == index ? views[place].view : nil
  }

  /// Whether a part of an element other than a custom view can have the focus.
  func isStop(_ element: Int, _ part: Int) -> Bool {
    guard leaves.indices.contains(element), leaves[element].isEnabled,
      view(ofElement: element) == nil
    else { return false }
    let base = leaves[element].base
    if base.control != nil { return part == 0 }
    if let picture = base as? Picture, picture.isForPointerOnly(part) { return false }
    return base.tap(onPart: part) != nil
  }

  func label(ofElement index: Int, part: Int) -> String? {
    leaves.indices.contains(index) ? leaves[index].base.label(ofPart: part) : nil
  }
}

extension ShownBody {
  /// The rectangle of a part in the layout's coordinates, with the scroll offset of its strip.
  func frame(of target: BodyTarget, scrolled: Double) -> Rect? {
    guard layout.items.indices.contains(target.element) else { return nil }
    let item = layout.items[target.element]
    let size = Size(width: item.frame.width, height: item.frame.height)
    let shift = item.laid.scrolledWidth == nil ? 0 : scrolled
    guard var frame = item.laid.frame(ofPart: target.part, in: size) else { return nil }
    if item.laid.keepsSides, context.isRightToLeft { frame.x = size.width - frame.maxX }
    return frame.offsetBy(x: item.frame.x - shift, y: item.frame.y)
  }
}

extension BodyPainter {
  /// Paints the focus ring: inside a row, around any other element.
  func paintFocus(in drawing: inout Drawing) {
    guard let target = surroundings.ringedPart(of: shown.screen),
      shown.body.leaves.indices.contains(target.element)
    else { return }
    let ring = shown.body.leaves[target.element].base.focusRing
    if ring == .own { return }
    let key = ScrollKey(screen: shown.screen, strip: target.element)
    let limit = shown.limit(ofStrip: target.element)
    let scrolled = snap(
      surroundings.offset(of: key, limit: limit, step: shown.step(ofStrip: target.element)))
    guard let place = surroundings.layoutFrame(of: target, in: shown, scrolled: scrolled) else {
      return
    }
    let frame = shown.placed(place, offset: offset)
    if ring == .inside || shown.layout.items[target.element].isInCard {
      drawing.ring(frame.inset(by: 3), radius: 9, width: 2, theme.focus)
    } else {
      let around = frame.inset(by: -4)
      drawing.ring(
        around, radius: ring == .round ? around.height / 2 : BodyMetrics.cornerRadius + 4, width: 2,
        palette.focus)
    }
  }
}
