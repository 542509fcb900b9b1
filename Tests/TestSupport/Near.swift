/// Whether two numbers differ by no more than `tolerance`.
func near(_ a: Double, _ b: Double, within tolerance: Double = 1e-9) -> Bool {
  abs(a - b) <= tolerance
}
