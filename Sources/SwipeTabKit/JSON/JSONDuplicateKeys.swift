extension JSONMembers {
  /// The keys that stood in the object before, each with its first place, in order.
  ///
  /// O(n) in the number of members, whatever the keys are: keys of a text made to collide do not, as their hashes are
  /// seeded anew in each run.
  package func duplicateKeys() -> [(again: JSONValue, first: JSONValue)] {
    var result: [(again: JSONValue, first: JSONValue)] = []
    var seen = Set<JSONKey>()
    for member in self {
      let (isNew, known) = seen.insert(JSONKey(value: member.key))
      if !isNew { result.append((member.key, known.value)) }
    }
    return result
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
