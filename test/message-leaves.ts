export interface MessageLeaf {
  /** `privacy.sections.cookies.heading`. */
  readonly path: string;
  readonly text: string;
}

/** Every text of a tree of messages, in its order. */
export function messageLeaves(tree: unknown, path = ''): MessageLeaf[] {
  if (typeof tree === 'string') return [{ path, text: tree }];
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) =>
    messageLeaves(value, path === '' ? name : `${path}.${name}`),
  );
}
