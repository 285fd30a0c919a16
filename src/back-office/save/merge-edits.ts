export type FormValues<Name extends string> = Record<Name, string>;

export interface MergeRules<Name extends string> {
  readonly names: readonly Name[];
  /** The field whose version decides, mostly itself; a country and state follow their city. */
  readonly leaderOf: (name: Name) => Name;
  readonly isSame: (name: Name, one: string, other: string) => boolean;
}

export interface Merge<Name extends string> {
  /** Their changes in fields that only they changed, mine everywhere else. */
  readonly form: FormValues<Name>;
  /** Fields that only they changed. */
  readonly taken: readonly Name[];
  /** Fields that both changed, to different values. */
  readonly conflicts: readonly Name[];
}

export function mergeEdits<Name extends string>(
  rules: MergeRules<Name>,
  base: FormValues<Name>,
  mine: FormValues<Name>,
  theirs: FormValues<Name>,
): Merge<Name> {
  const changed = rules.names.filter(
    (name) =>
      rules.leaderOf(name) === name &&
      theirs[name] !== base[name] &&
      !rules.isSame(name, theirs[name], mine[name]),
  );
  const taken = changed.filter((name) => mine[name] === base[name]);
  const conflicts = changed.filter((name) => mine[name] !== base[name]);
  return { form: withFields(rules, mine, theirs, taken), taken, conflicts };
}

/** `form` with the named fields, and those that follow them, as `other` has them. */
export function withFields<Name extends string>(
  { names, leaderOf }: MergeRules<Name>,
  form: FormValues<Name>,
  other: FormValues<Name>,
  replaced: readonly Name[],
): FormValues<Name> {
  const merged = { ...form };
  for (const name of names) if (replaced.includes(leaderOf(name))) merged[name] = other[name];
  return merged;
}
