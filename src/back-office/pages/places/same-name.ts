interface Named {
  readonly name: string;
}

const collator = new Intl.Collator('en', { sensitivity: 'base' });

/** The one that has a name already, whatever its case and accents. */
export function sameName(others: readonly Named[], typed: string): Named | undefined {
  return others.find(({ name }) => collator.compare(name, typed.trim()) === 0);
}
