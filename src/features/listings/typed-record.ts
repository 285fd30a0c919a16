/** The keys of a table that has no others than its type says. */
export function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  // `Object.keys` answers strings, because a type may have fewer keys than its object.
  return Object.keys(table) as Key[];
}

/** A record with one value for each key. */
export function recordOf<const Key extends string, Value>(
  keys: readonly Key[],
  value: (key: Key) => Value,
): Record<Key, Value> {
  // Each key becomes one member, which `fromEntries` cannot say.
  return Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
}
