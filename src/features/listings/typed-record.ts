export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // `Object.keys` answers strings, because a type may have fewer keys than its object.
  return Object.keys(table) as Key[];
}

export function recordOf<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // `fromEntries` cannot express that each key becomes one member.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
