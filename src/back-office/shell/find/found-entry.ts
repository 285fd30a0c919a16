/** Something that the palette leads to, or does. */
export interface FoundEntry {
  readonly id: string;
  readonly label: string;
  readonly detail: string;
  /** What else somebody may call it. */
  readonly words?: string;
  /** The address; without it `run` does the work. */
  readonly to?: string;
  readonly run?: () => void;
}

/** Whether an entry has every word that was typed. */
export function isFoundBy(text: string, { label, words = '' }: FoundEntry): boolean {
  const said = `${label} ${words}`.toLocaleLowerCase('en');
  return text
    .toLocaleLowerCase('en')
    .split(/\s+/)
    .every((word) => said.includes(word));
}
