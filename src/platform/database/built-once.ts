/** Builds a query, or what else belongs to an object, once for each object that it starts from. */
export function builtOnce<Start extends object, Query>(
  build: (start: Start) => Query,
): (start: Start) => Query {
  const built = new WeakMap<Start, Query>();
  return (start) => {
    const known = built.get(start);
    if (known !== undefined) return known;
    const query = build(start);
    built.set(start, query);
    return query;
  };
}
