import type { StyleRule } from './style-rule.ts';

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;
const ENTITY = /&(amp|lt|gt|quot|#x27);/g;
const LETTERS: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
};

/** Set by scripts on the pages as they were sent. */
const LATE_CLASSES = ['unscripted', 'untold', 'returned', 'rendered'];

/** The part of a style sheet that the elements of a page can match. */
export function usedStyles(rules: readonly StyleRule[], html: string): string {
  return textOf(rules, classesIn(html));
}

function textOf(rules: readonly StyleRule[], classes: ReadonlySet<string>): string {
  let text = '';
  for (const rule of rules) {
    if ('text' in rule) text += rule.text;
    else if ('around' in rule) {
      const inside = textOf(rule.rules, classes);
      if (inside !== '') text += `${rule.around}{${inside}}`;
    } else {
      const used = rule.selectors.filter((selector) =>
        selector.classes.every((name) => classes.has(name)),
      );
      if (used.length > 0) text += `${used.map((selector) => selector.text).join()}{${rule.body}}`;
    }
  }
  return text;
}

function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  for (const [, value = ''] of html.matchAll(CLASS_ATTRIBUTE)) attributes.add(value);
  const classes = new Set(LATE_CLASSES);
  for (const value of attributes)
    for (const name of value
      .replaceAll(ENTITY, (_, entity: string) => LETTERS[entity] ?? '')
      .split(' '))
      classes.add(name);
  return classes;
}
