import type { Selectable } from 'kysely';
import { fieldOf } from '#features/listings/field-queries.ts';
import { FIELDS, LINE_FIELDS } from '#features/listings/fields.ts';
import { saidArea } from '#features/listings/listing-facts.ts';
import { HOUSE, LAND, LISTING_KINDS, PLOT } from '#features/listings/listing-kind.ts';
import {
  HOUSE_SPELLINGS,
  KIND_SPELLINGS,
  LAND_SPELLINGS,
  PLOT_SPELLINGS,
} from '#features/listings/spellings/kind-spellings.ts';
import { LINE_SPELLINGS, UNIT_WORDS } from '#features/listings/spellings/line-spellings.ts';
import { SMALL_WORDS } from '#features/listings/spellings/small-words.ts';
import { keysOf } from '#features/listings/typed-record.ts';
import { onFirstUse } from '#platform/concurrency/on-first-use.ts';
import type { Tables } from '#platform/database/tables.ts';
import { SCRIPTS } from '#platform/language/script-language.ts';
import { AREA_UNIT_SPELLINGS } from '#platform/units/area-spellings.ts';
import { areaText } from '#platform/units/area-text.ts';
import { AREA_UNITS, type AreaUnit } from '#platform/units/area-units.ts';
import { ENGLISH_UNITS } from '#platform/units/messages/english-units.ts';
import { isNumber, searchWords } from './search-words.ts';

type LineField = (typeof LINE_FIELDS)[number];

const SUBKINDS = [
  { kind: HOUSE, column: FIELDS.houseType.column, spellings: HOUSE_SPELLINGS },
  { kind: PLOT, column: FIELDS.plotType.column, spellings: PLOT_SPELLINGS },
  { kind: LAND, column: FIELDS.landType.column, spellings: LAND_SPELLINGS },
] as const;

/** What a line of facts is made of, but for the places. */
export const FACT_COLUMNS = [
  ...(['property_type', 'total_area', 'said_area', 'said_area_unit'] as const),
  ...SUBKINDS.map(({ column }) => column),
  ...LINE_FIELDS.map((field) => FIELDS[field].column),
] as const;
export type FactColumns = Pick<Selectable<Tables['property']>, (typeof FACT_COLUMNS)[number]>;

function kindWord(kind: number): string {
  return `#${kind}`;
}

/** The facts that the line of a listing says, as words of the index that nobody can type. */
export function factWords(listing: FactColumns): string[] {
  const kind = listing.property_type;
  const subkind = SUBKINDS.find((known) => known.kind === kind);
  return [
    kindWord(kind),
    ...(subkind === undefined ? [] : [subkindWord(kind, listing[subkind.column])]),
    ...areaWords(listing),
    ...LINE_FIELDS.flatMap((field) => fieldWords(field, listing[FIELDS[field].column])),
  ];
}

function areaWords(listing: FactColumns): string[] {
  const saidUnit = AREA_UNITS.find((known) => known === listing.said_area_unit);
  const said =
    listing.said_area === null || saidUnit === undefined
      ? null
      : { value: listing.said_area, unit: saidUnit, squareFeetPerMarla: null };
  const [propertyType, totalArea] = [listing.property_type, listing.total_area];
  const area = saidArea({ propertyType, areaAs: said, totalArea });
  const text = areaText(area, ENGLISH_UNITS);
  // Kanals are said with marlas, and numbers are typed with their commas or without.
  const units = AREA_UNITS.filter((unit) => unit === area.unit || text.includes(unit));
  const numbers = searchWords(`${text} ${text.replaceAll(',', '')}`).filter(isNumber);
  return [...units.map(unitWord), ...numbers.map(numberWord)];
}

function fieldWords(field: LineField, value: number): string[] {
  if (value <= 0) return [];
  const isCode = fieldOf(field).type === 'code';
  return [
    fieldWord(field),
    ...(isCode ? [codeWord(field, value)] : searchWords(String(value)).map(numberWord)),
  ];
}

const subkindWord = (kind: number, code: number) => `${kindWord(kind)}.${code}`;
const unitWord = (unit: AreaUnit) => `=${unit}`;
const numberWord = (number: string) => `=${number}`;
const fieldWord = (field: LineField) => `=${field}`;
const codeWord = (field: LineField, code: number) => `=${field}.${code}`;

const smallWords = onFirstUse(() => new Set(searchWords(SMALL_WORDS).filter(isOfLine)));
/** By words in Punjabi and Hindi the facts that they name. */
const factsByName = onFirstUse(() =>
  namesOf([
    ...LISTING_KINDS.map(({ id }) => [kindWord(id), KIND_SPELLINGS[id]] as const),
    ...SUBKINDS.flatMap(({ kind, spellings }) =>
      Object.entries(spellings).map(
        ([code, spelling]) => [subkindWord(kind, Number(code)), spelling] as const,
      ),
    ),
    ...LINE_FIELDS.flatMap((field) => {
      const { every, codes = {} } = LINE_SPELLINGS[field];
      const ofCodes = Object.entries(codes).map(
        ([code, spelling]) => [codeWord(field, Number(code)), spelling] as const,
      );
      return [[fieldWord(field), every] as const, ...ofCodes];
    }),
    ...[...AREA_UNIT_SPELLINGS].map(([spelling, { unit }]) => [unitWord(unit), spelling] as const),
    ...keysOf(UNIT_WORDS).map((unit) => [unitWord(unit), UNIT_WORDS[unit]] as const),
  ]),
);
const OF_EVERY_LINE = LISTING_KINDS.map(({ id }) => kindWord(id));

function namesOf(spelled: readonly (readonly [string, string])[]) {
  const names = new Map<string, string[]>();
  for (const [fact, spellings] of spelled)
    for (const word of searchWords(spellings).filter(
      (word) => isOfLine(word) && !smallWords().has(word),
    )) {
      const facts = names.get(word) ?? [];
      names.set(word, [...facts, fact]);
    }
  return names;
}

/** English pages have no line. */
export function isOfLine(word: string): boolean {
  return !SCRIPTS.en.test(word) && !isNumber(word);
}

/**
 * Says which facts a word of a text names. Beside a word of facts numbers are those of the line, and
 * small words stand in every line.
 */
export function factsNamed(typed: readonly string[]): (word: string) => readonly string[] {
  const isOfFacts = typed.some((word) => factsByName().has(word));
  return (word) => {
    if (!isOfFacts) return [];
    if (isNumber(word)) return [numberWord(word)];
    return smallWords().has(word) ? OF_EVERY_LINE : (factsByName().get(word) ?? []);
  };
}
