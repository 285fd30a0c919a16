import { AREA_UNIT_SPELLINGS } from '#units/area-spellings.ts';
import { lengthSize } from '#units/length.ts';
import { fieldNamed, type Measure, measureOf, type NamedField, REQUIRED_FIELDS } from './fields.ts';
import { FileRefused } from './file-refused.ts';
import { moneySize } from './price.ts';
import { bareName, wordsOf } from './spelling.ts';
import type { ImportField } from './words/column-words.ts';

interface Column {
  readonly index: number;
  readonly name: string;
  /** `lakh` for `Price (Lakh)`. */
  readonly unit?: string;
}

export interface Columns {
  readonly names: readonly string[];
  readonly fields: ReadonlyMap<ImportField, Column>;
  /** Unknown columns, and those whose field another column has. */
  readonly leftOut: readonly string[];
}

const MAX_UNIT_WORDS = 3;

/**
 * `map` (column to field) wins over names. Throws `FileRefused` when a required field is missing.
 */
export function readColumns(names: readonly string[], map: ReadonlyMap<string, string>): Columns {
  const taken = new Map<ImportField, Column & { rank: number }>();
  for (const [name, target] of map) takeMapped(taken, names, name, target);
  const mapped = new Set([...taken.values()].map(({ index }) => index));

  for (const [index, name] of names.entries()) {
    const named = mapped.has(index) ? undefined : namedFieldOf(name);
    if (
      named === undefined ||
      named.rank >= (taken.get(named.field)?.rank ?? Number.POSITIVE_INFINITY)
    )
      continue;
    taken.set(named.field, {
      index,
      name,
      rank: named.rank,
      ...(named.unit !== undefined && { unit: named.unit }),
    });
  }
  requireFields(taken, names);
  const used = new Set([...taken.values()].map(({ index }) => index));
  return { names, fields: taken, leftOut: names.filter((_, index) => !used.has(index)) };
}

function takeMapped(
  taken: Map<ImportField, Column & { rank: number }>,
  names: readonly string[],
  name: string,
  target: string,
): void {
  const index =
    names.indexOf(name) >= 0
      ? names.indexOf(name)
      : names.findIndex((known) => bareName(known) === bareName(name));
  const spelled = names[index];
  if (spelled === undefined)
    throw new FileRefused(`--map: the file has no column "${name}"; it has ${list(names)}.`);
  const field = fieldNamed(target)?.field;
  if (field === undefined) throw new FileRefused(`--map: a listing has no field "${target}".`);
  const unit = unitIn(spelled, measureOf(field))?.unit;
  taken.set(field, { index, name: spelled, rank: -1, ...(unit !== undefined && { unit }) });
}

function namedFieldOf(name: string): (NamedField & { unit?: string }) | undefined {
  const plain = fieldNamed(name);
  if (plain !== undefined) return plain;
  for (const measure of ['area', 'money', 'length'] as const) {
    const found = unitIn(name, measure);
    const named = fieldNamed(found?.before ?? '');
    if (found !== undefined && named !== undefined && measureOf(named.field) === measure)
      return { ...named, unit: found.unit };
  }
  return undefined;
}

function unitIn(
  name: string,
  measure: Measure | undefined,
): { before: string; unit: string } | undefined {
  const words = wordsOf(name);
  for (let count = MAX_UNIT_WORDS; count > 0 && measure !== undefined; count -= 1) {
    const unit = words.slice(-count).join('');
    if (count >= words.length || !isUnitOf(unit, measure)) continue;
    const before = words.slice(0, -count);
    return { before: (before.at(-1) === 'in' ? before.slice(0, -1) : before).join(''), unit };
  }
  return undefined;
}

function isUnitOf(unit: string, measure: Measure): boolean {
  if (measure === 'area') return AREA_UNIT_SPELLINGS.has(unit);
  return (measure === 'money' ? moneySize(unit) : lengthSize(unit)) !== undefined;
}

function requireFields(taken: ReadonlyMap<ImportField, Column>, names: readonly string[]): void {
  const missing = REQUIRED_FIELDS.filter(
    (field) => !taken.has(field) && !(field === 'totalArea' && taken.has('areaAs')),
  );
  if (missing.length === 0) return;
  const example = names.find((name) => name !== '') ?? 'Their Column';
  throw new FileRefused(
    `The file has no column for ${missing.join(', ')}; its columns are ${list(names)}. Say which is which with --map "${example}=${missing[0]}".`,
  );
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 50).map((name) => `"${name.slice(0, 60)}"`);
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ');
}
