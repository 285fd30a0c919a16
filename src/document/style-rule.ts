/** A part of a style sheet. */
export type StyleRule =
  | { readonly selectors: readonly Selector[]; readonly body: string }
  /** `@media …`, `@layer …` and what stands in it. */
  | { readonly around: string; readonly rules: readonly StyleRule[] }
  /** What every page needs: fonts, variables, the order of layers. */
  | { readonly text: string };

export interface Selector {
  readonly text: string;
  /** Those that an element must have, here or around it. */
  readonly classes: readonly string[];
}

/** The sheet of those selectors; `keepsTexts` says whether with fonts and the like. */
export function writeSheet(
  rules: readonly StyleRule[],
  keepsTexts: boolean,
  isKept: (selector: Selector) => boolean,
): string {
  let sheet = '';
  for (const rule of rules) {
    if ('text' in rule) {
      if (keepsTexts) sheet += rule.text;
    } else if ('around' in rule) {
      const inside = writeSheet(rule.rules, keepsTexts, isKept);
      if (inside !== '') sheet += `${rule.around}{${inside}}`;
    } else {
      const kept = rule.selectors.filter(isKept);
      if (kept.length > 0) sheet += `${kept.map(({ text }) => text).join()}{${rule.body}}`;
    }
  }
  return sheet;
}
