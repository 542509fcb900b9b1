extension RecordedHand {
  /// The 22 recorded flings of fingers on a phone in Firefox's `gfx/layers/apz/test/gtest/TestFlingAcceleration.cpp`.
  ///
  /// Vertical moves in pixels of the phone, one each 10 ms from the press, at an assumed 3 pixels a point. A 0 is no
  /// report. The last report is also the lift.
  static let firefox = """
    0 0 -21 -44 -52 -55 -53 -49 -46 -47
    -6 -51 -55 0 -53 -57 -60 -60 -56
    9 30 49 60 64 64 62 59 51
    7 0 38 66 75 146 0 119
    0 0 0 -12 -24 -32 -43 -46 0
    0 0 14 61 41 0 45 35
    0 9 15 23 31 30 0 34 31 29 28 24 24 11
    0 10 17 29 29 33 33 0 31 27 13
    0 0 0 0 -8 0 -18 -32 -50 -57 -66 -68 -63 -60
    0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -8 -18 -34 -53 -70 -75 -75 -64
    0 0 0 -5 0 -15 -41 -71 -90 -93 -85 -64 -44
    0 0 0 -6 0 -16 -26 -41 -49 -65 -66 -61 -50 -35 -24 -17 -11 -8 -6 -5 -4 -3 -2 -2 -2 -2 -2 -2 -2 -2 -3 -4 -5 -7 -9 \
    -10 -10 -12 -18 -25 -23 -28 -30 -24
    0 0 0 -5 -18 -31 -49 -56 -61 -54 -55
    0 0 0 0 30 0 19 24 32 30 37 33 33 32 25 23 23 18 13 9 5 3 1 0 -7 -19 -38 -53 -68 -79 -85 -73 -64 -54
    0 0 -5 -10 -20 0 -110 -86 0 -102 -105
    0 -8 0 -30 -60 -87 -104 -111
    11 2 107 18 148 57 133 159 21
    12 68 0 162 78 140 167
    11 0 79 91 131 171
    8 55 22 87 117 220 54
    45 137 107 102 79
    0 0 8 35 8 38 29 37
    """.split(separator: "\n").enumerated().map { index, text in
      let moves = text.split(separator: " ").compactMap { Double($0) }
      var (place, reports) = (0.0, [Report(time: 0, x: 0, y: 0)])
      for (index, move) in moves.enumerated() where move != 0 {
        place += move / 3
        reports.append(Report(time: Double(index + 1) / 100, x: 0, y: place))
      }
      return RecordedHand("firefox \(index)", reports, lift: Double(moves.count) / 100)
    }
}
