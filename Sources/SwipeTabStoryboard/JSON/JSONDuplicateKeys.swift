extension JSONMembers {
  /// Calls `body` with each repeated key and its first occurrence, in order.
  ///
  /// O(n) for any keys: hashes differ in each run, so no text can be made to collide.
  package func forEachDuplicateKey(_ body: (_ again: JSONValue, _ first: JSONValue) -> Void) {
    var seen: Set<JSONKey> = []
    for member in self {
      let (isNew, known) = seen.insert(JSONKey(value: member.key))
      if !isNew { body(member.key, known.value) }
    }
  }
}

/// A key as a set element, equal to keys of the same scalars.
private struct JSONKey: Hashable {
  let value: JSONValue

  static func == (a: JSONKey, b: JSONKey) -> Bool {
    a.value.withContent { first in b.value.withContent { first == $0 } }
  }

  func hash(into hasher: inout Hasher) {
    value.withContent { content in
      content.withUnsafeBytes { hasher.combine(bytes: $0) }
    }
  }
}
