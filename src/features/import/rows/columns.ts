import { AREA_UNIT_SPELLINGS } from '#platform/units/area-spellings.ts';
import { lengthSize } from '#platform/units/length.ts';
import { AMOUNT_SPELLINGS } from '#platform/units/parse-amount.ts';
import { fieldNamed, type Measure, measureOf, type NamedField, REQUIRED_FIELDS } from './fields.ts';
import { FileRefused } from './file-refused.ts';
import { type Fills, readFills } from './pattern.ts';
import { bareName, wordsOf } from './spelling.ts';
import { COLUMN_SPELLINGS, type ImportField } from './spellings/column-spellings.ts';

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
  /** For rows in which the file says nothing. */
  readonly fills: Fills;
  /** This product wrote the file: nothing in it is to be tidied. */
  readonly isExport: boolean;
}

/** Every export has them, and hardly another file whose columns have the names of fields. */
const OF_EXPORTS: readonly ImportField[] = ['id', 'posted', 'isPopular'];
const MAX_UNIT_WORDS = 3;

/** Which column has which field; nothing is said about what is missing. */
export function matchColumns(
  names: readonly string[],
  map: ReadonlyMap<string, string>,
  set: ReadonlyMap<string, string> = new Map(),
): Columns {
  const taken = new Map<ImportField, Column & { rank: number }>();
  const mapped = new Set<number>();
  for (const [name, target] of map) mapped.add(takeMapped(taken, names, name, target));

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
  const used = new Set([...taken.values()].map(({ index }) => index));
  return {
    names,
    fields: taken,
    leftOut: names.filter((_, index) => !used.has(index)),
    fills: readFills(set, names),
    isExport:
      names.every((name) => name in COLUMN_SPELLINGS) &&
      OF_EXPORTS.every((name) => names.includes(name)),
  };
}

/**
 * `map` (column to field, '' for none) wins over names; `set` fills fields. Throws `FileRefused` when a required
 * field is missing.
 */
export function readColumns(
  names: readonly string[],
  map: ReadonlyMap<string, string>,
  set?: ReadonlyMap<string, string>,
): Columns {
  const columns = matchColumns(names, map, set);
  const missing = missingFields(columns);
  if (missing.length > 0) throw new FileRefused(missingText(missing, names));
  return columns;
}

/** A city may stand in the column of neighbourhoods. */
export function missingFields({ fields, fills }: Columns): ImportField[] {
  const has = (field: ImportField) => fields.has(field) || fills.has(field);
  return REQUIRED_FIELDS.filter(
    (field) =>
      !has(field) &&
      !(field === 'totalArea' && has('areaAs')) &&
      !(field === 'city' && fields.has('neighbourhood')),
  );
}

function takeMapped(
  taken: Map<ImportField, Column & { rank: number }>,
  names: readonly string[],
  name: string,
  target: string,
): number {
  const index =
    names.indexOf(name) >= 0
      ? names.indexOf(name)
      : names.findIndex((known) => bareName(known) === bareName(name));
  const spelled = names[index];
  if (spelled === undefined)
    throw new FileRefused(`--map: the file has no column "${name}"; it has ${list(names)}.`);
  if (target === '') return index;
  const field = fieldNamed(target)?.field;
  if (field === undefined) throw new FileRefused(`--map: a listing has no field "${target}".`);
  const unit = unitIn(spelled, measureOf(field))?.unit;
  taken.set(field, { index, name: spelled, rank: -1, ...(unit !== undefined && { unit }) });
  return index;
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

function missingText(missing: readonly ImportField[], names: readonly string[]): string {
  const example = names.find((name) => name !== '') ?? 'Their Column';
  return `The file has no column for ${missing.join(', ')}; its columns are ${list(names)}. Say which is which with --map "${example}=${missing[0]}", or fill it with --set "${missing[0]}=…".`;
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, 50).map((name) => `"${name.slice(0, 60)}"`);
  return names.length > shown.length
    ? `${shown.join(', ')} and ${names.length - shown.length} more`
    : shown.join(', ');
}

const RUPEES = ['rs', 'inr', 'rupee', 'rupees', '₹'];

/** Says how many rupees a unit is; undefined for a word that is no unit of money. */
export function moneySize(unit: string): number | undefined {
  return RUPEES.includes(unit) ? 1 : AMOUNT_SPELLINGS.get(unit);
}
