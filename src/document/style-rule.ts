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
