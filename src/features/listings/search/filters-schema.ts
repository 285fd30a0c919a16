import { z } from 'zod';
import { fieldOf } from '#features/listings/field-queries.ts';
import { MAX_TEXT_LENGTH } from '#features/listings/text-search/max-text-length.ts';
import { recordOf } from '#features/listings/typed-record.ts';
import { AREA_UNITS, MARLA_STANDARDS } from '#platform/units/area-units.ts';
import { COMPARISONS, NO_FILTERS } from './filters.ts';

const MAX_PAGE_SIZE = 100;

/** A member that may be left out, null, 0 or '': all mean "not set". */
function settable(number: z.ZodNumber, message: string, unset = 0) {
  return z
    .union([number, z.literal(''), z.null()], { error: message })
    .optional()
    .transform((value) => value || unset);
}

/** As `settable`, for one of a few values. */
function choosable<const Value extends string | number>(values: readonly Value[], unset: Value) {
  const accepted = [...values, '', 0, null];
  return z
    .literal(accepted, { error: `Expected one of ${values.join(', ')}.` })
    .meta({ type: ['string', 'number', 'null'], enum: accepted })
    .optional()
    .transform((value): Value => values.find((known) => known === value) ?? unset);
}

const amount = () => settable(z.number(), 'Expected a number.');
const code = () => settable(z.number(), 'Expected a code as a number.');

const yes = () =>
  z
    .union([z.boolean(), z.literal([1, 0, '']), z.null()], { error: 'Expected true or false.' })
    .optional()
    .transform((value) => (value ? 1 : 0))
    .describe('true or 1: only listings that have it');

const SCHEMAS = { code, flag: yes } as const;

const schemaOf = new Map(
  COMPARISONS.map(({ member, field }) => {
    const { type } = fieldOf(field);
    return [member, type === 'code' || type === 'flag' ? SCHEMAS[type] : amount] as const;
  }),
);

const TOO_LONG = `Please enter at most ${MAX_TEXT_LENGTH} characters.`;

const SearchText = z
  .union([z.string().trim().max(MAX_TEXT_LENGTH, TOO_LONG), z.literal(0), z.null()], {
    error: TOO_LONG,
  })
  .optional()
  .transform((text) => text || NO_FILTERS.text)
  .describe('each word must be found, with slips allowed in long ones');

/** The body of a search. Values that match nothing are no error; values of the wrong type are. */
export const SearchFiltersBody = z
  .object({
    location: settable(z.number(), "Expected a city's id as a number."),
    propertyType: code(),
    minBudget: amount(),
    maxBudget: amount(),
    ...recordOf([...schemaOf.keys()], (member) => (schemaOf.get(member) ?? amount)()),
    minArea: amount(),
    maxArea: amount(),
    areaUnit: choosable(AREA_UNITS, NO_FILTERS.areaUnit),
    squareFeetPerMarla: choosable<number>(MARLA_STANDARDS, NO_FILTERS.squareFeetPerMarla),
    sortByIndex: settable(z.int().min(0).max(3), 'Expected 1, 2 or 3.', NO_FILTERS.sortByIndex),
    pageNumber: settable(z.int().min(0), 'Expected a whole number from 1.', NO_FILTERS.pageNumber),
    pageSize: settable(
      z.int().min(0).max(MAX_PAGE_SIZE),
      `Expected a whole number from 1 to ${MAX_PAGE_SIZE}.`,
      NO_FILTERS.pageSize,
    ),
    text: SearchText,
  })
  .meta({ id: 'PropertyFilters' });
