extension String {
  /// 64-bit FNV-1a in base 36: the same in every run, unlike Swift's own hash.
  package var stableHash: String {
    let hash = utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { hash, byte in
      (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 36)
  }
}
