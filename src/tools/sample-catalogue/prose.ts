import type { Random } from './seeded-random.ts';

/** Sentences to choose from, with `{names}` for `fillIn`. */
export type Sentences = readonly string[];

export function fillIn(text: string, words: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const word = words[name];
    if (word === undefined) throw new RangeError(`Nothing stands for {${name}}.`);
    return String(word);
  });
}

/** `orchard` becomes `an orchard`. */
export function withArticle(noun: string): string {
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `count` different sentences in random order. */
export function paragraph(random: Random, sentences: Sentences, count: number): string {
  const left = [...sentences];
  const chosen: string[] = [];
  while (chosen.length < count && left.length > 0)
    chosen.push(...left.splice(random.whole(0, left.length - 1), 1));
  return chosen.join(' ');
}

export const CLOSING: Sentences = [
  'Registry and intkal are in the name of the owner.',
  'Papers are clear and can be seen at our office.',
  'Please call a day before to fix a visit.',
  'Price is slightly negotiable for a serious buyer.',
  'Owner lives abroad and wishes to close the deal on this visit.',
  'Token can be given at our office; registry within three months.',
  'Visits are possible on all days, also on Sunday.',
  'We deal directly with the owner; there is no other agent in between.',
  'Bank loan is possible as the map is passed.',
  'Possession is given at the time of registry.',
];
