export interface WordLeaf {
  /** `privacy.sections.cookies.heading`. */
  readonly path: string;
  readonly text: string;
}

/** Every text of a tree of words, in its order. */
export function wordLeaves(tree: unknown, path = ''): WordLeaf[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    wordLeaves(value, path === '' ? name : `${path}.${name}`),
  );
}
