import { type StyleRule, writeSheet } from './style-rule.ts';

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
  const used = classesIn(html);
  return writeSheet(rules, true, ({ classes }) => classes.every((name) => used.has(name)));
}

function classesIn(html: string): Set<string> {
  const attributes = new Set<string>();
  // Twice as fast as `matchAll`.
  for (let found = CLASS_ATTRIBUTE.exec(html); found !== null; found = CLASS_ATTRIBUTE.exec(html))
    attributes.add(found[1] ?? '');
  const classes = new Set(LATE_CLASSES);
  for (const value of attributes)
    for (const name of value
      .replaceAll(ENTITY, (_, entity: string) => LETTERS[entity] ?? '')
      .split(' '))
      classes.add(name);
  return classes;
}
