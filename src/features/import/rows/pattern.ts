import { fieldNamed } from './fields.ts';
import { FileRefused } from './file-refused.ts';
import { bareName } from './spelling.ts';
import type { ImportField } from './spellings/column-spellings.ts';

interface RowTexts {
  text(field: ImportField): string;
  column(index: number): string;
}

/** Fills a missing field from the rest of its row, e.g. `{plot area} in {city}`. */
type Fill = (cells: RowTexts) => string;
export type Fills = ReadonlyMap<ImportField, Fill>;

const NAME = /\{([^{}]*)\}/;
const LOOSE_COMMAS = /^[\s,]+|[\s,]+$|,(?=\s*,)/g;

/** `{plot area} {kind} in {city}`: a name in braces is a column of the file, else a field. */
function readPattern(pattern: string, names: readonly string[]): Fill {
  const parts = pattern.split(NAME).map((text, index): Fill => {
    if (index % 2 === 0) return () => text;
    const column = names.findIndex((name) => bareName(name) === bareName(text));
    if (column >= 0) return (cells) => cells.column(column);
    const field = fieldNamed(text)?.field;
    if (field === undefined)
      throw new FileRefused(`The file has no column "${text}", which "${pattern}" asks for.`);
    return (cells) => cells.text(field);
  });
  if (parts.length === 1) return () => pattern;
  return (cells) =>
    parts
      .map((part) => part(cells))
      .join('')
      .replace(LOOSE_COMMAS, '')
      .replace(/[^\S\n]+/g, ' ');
}

/** Throws `FileRefused` for a field that listings lack. */
export function readFills(set: ReadonlyMap<string, string>, names: readonly string[]): Fills {
  return new Map(
    [...set].map(([target, pattern]): [ImportField, Fill] => {
      const field = fieldNamed(target)?.field;
      if (field === undefined) throw new FileRefused(`A listing has no field "${target}".`);
      return [field, readPattern(pattern, names)];
    }),
  );
}
