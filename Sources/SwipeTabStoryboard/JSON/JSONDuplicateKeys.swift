extension JSONMembers {
  /// Calls `body` with each key that stood in the object before, and with its first place, in order.
  ///
  /// O(n) in the number of members, whatever the keys are: a text made so that its keys collide finds other hashes in
  /// each run.
  package func forEachDuplicateKey(_ body: (_ again: JSONValue, _ first: JSONValue) -> Void) {
    var seen: Set<JSONKey> = []
    for member in self {
      let (isNew, known) = seen.insert(JSONKey(value: member.key))
      if !isNew { body(member.key, known.value) }
    }
  }
}

/// A key as a member of a set: equal to those of the same scalars.
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
