/// The movement of a sheet with a contact that pulls it, and its velocity after the release.
struct SheetBand {
  /// The distance from out of view to the sheet's place, at least 1.
  let way: Double
  /// Whether only elements on the sheet dismiss it, so that it resists downwards too.
  let isHeldBack: Bool
  let tuning: GestureTuning

  /// The displayed slot for a pulled slot, with resistance above the sheet's place.
  func resisted(_ raw: Double) -> Double {
    if raw > 1 { return 1 + displacement(raw - 1) }
    return isHeldBack ? 1 - displacement(1 - raw) : max(0, raw)
  }

  private func displacement(_ slots: Double) -> Double {
    guard tuning.bounces else { return 0 }
    return tuning.rubberBand.displacement(forOvershoot: slots * way, in: way) / way
  }

  func unresisted(_ slot: Double) -> Double {
    if slot > 1 { return 1 + overshoot(slot - 1) }
    return isHeldBack ? 1 - overshoot(1 - slot) : slot
  }

  private func overshoot(_ slots: Double) -> Double {
    tuning.rubberBand.overshoot(forDisplacement: slots * way, in: way) / way
  }

  /// A release velocity in slots per second, from points per second downwards.
  ///
  /// Against the rubber band, the sheet continues with the velocity with which it followed the finger, but at most by
  /// `GestureTuning.endRun`.
  func velocity(_ points: Double, at slot: Double) -> Double {
    let velocity = -points.clamped(to: tuning.speeds) / way
    let past = isHeldBack ? slot - 1 : max(0, slot - 1)
    guard past * velocity > 0 else { return velocity }
    let most = tuning.bounces ? tuning.spring.speed(returningAfter: tuning.endRun) / way : 0
    let slope = tuning.rubberBand.slope(atDisplacement: abs(past) * way, in: way)
    return (velocity * slope).clamped(to: -most...most)
  }
}
