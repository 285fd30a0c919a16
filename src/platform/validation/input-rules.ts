import { z } from 'zod';
import { MAX_ID } from './max-id.ts';
import { manyLines, oneLine } from './visible-text.ts';

export const REQUIRED = 'Please fill out all the required(*) fields.';
export const POSITIVE = 'Please enter a positive value.';
export const CHOOSE = 'Please choose a value from the list.';
const NUMBER = 'Please enter a number.';
const TEXT = 'Please enter plain text.';
const DATE = 'Please enter a date as YYYY-MM-DD.';

type MessageOf = (issue: { input?: unknown }) => string;

/** Asks for a missing value; other values get the other message. */
const missingOr =
  (wrong: string): MessageOf =>
  ({ input }) =>
    input === undefined || input === null || input === '' ? REQUIRED : wrong;

const missingOrZeroOr =
  (wrong: string): MessageOf =>
  ({ input }) =>
    input === 0 ? REQUIRED : missingOr(wrong)({ input });

const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** PostgreSQL stores no NUL. */
const text = (max: number, asSeen: (text: string) => string) =>
  z
    .string({ error: missingOr(TEXT) })
    .overwrite(asSeen)
    .max(max, `Please enter at most ${max} characters.`)
    .refine((value) => !value.includes('\0'), TEXT);

export const requiredText = (max: number) => text(max, oneLine).min(1, REQUIRED);

export const requiredLines = (max: number) => text(max, manyLines).min(1, REQUIRED);

const orEmpty = (schema: z.ZodType<string, string>) =>
  schema.nullish().transform((value) => value ?? '');

export const optionalText = (max: number) => orEmpty(text(max, oneLine));

export const optionalLines = (max: number) => orEmpty(text(max, manyLines));

export const requiredAmount = (max: number) =>
  z
    .number({ error: missingOr(NUMBER) })
    .min(0, POSITIVE)
    // As a function, since the first number that is written out loads its rules: 20 ms of a start.
    .max(max, { error: () => `Please enter at most ${max.toLocaleString('en-US')}.` });

export const optionalAmount = (max: number) =>
  unlessEmpty(requiredAmount(max).nullish()).transform((value) => value ?? 0);

export const requiredId = z
  .int({ error: missingOrZeroOr(CHOOSE) })
  .min(0, CHOOSE)
  .max(MAX_ID, CHOOSE)
  .refine((id) => id !== 0, REQUIRED);

export const optionalId = unlessEmpty(
  z.int({ error: CHOOSE }).min(0, CHOOSE).max(MAX_ID, CHOOSE).nullish(),
).transform((id) => id || undefined);

/** 0 and '' count as missing. Without `meta`, OpenAPI would show the first code alone. */
export const requiredCode = <const Code extends number>(codes: readonly Code[]) =>
  z.literal(codes, { error: missingOrZeroOr(CHOOSE) }).meta({ type: 'integer', enum: [...codes] });

/** Absent, null and '' are 0, "not set". */
export const optionalCode = (codes: readonly number[]) =>
  unlessEmpty(
    z
      .literal([0, ...codes], { error: CHOOSE })
      .nullish()
      .meta({ type: ['integer', 'null'], enum: [0, ...codes, null] }),
  ).transform((code) => code ?? 0);

export const optionalFlag = unlessEmpty(
  z.boolean({ error: 'Please say true or false.' }).nullish(),
).transform((value) => value ?? false);

/** Other years are typing errors, such as 08 for 2008, and what programs write for no date. */
const FIRST_YEAR = 1900;
const YEARS_AHEAD = 10;

export function acceptedDays(now = new Date()): { first: string; last: string } {
  return { first: `${FIRST_YEAR}-01-01`, last: `${now.getFullYear() + YEARS_AHEAD}-12-31` };
}

export function isAcceptedDay(date: string): boolean {
  const { first, last } = acceptedDays();
  return date >= first && date <= last;
}

/** Ignores a time of day; absent, null and '' are null. */
export const optionalDate = z
  .string({ error: DATE })
  .trim()
  .regex(/^(?:\d{4}-\d\d-\d\d(?:T[\d:.]{5,16}(?:Z|[+-]\d\d:\d\d)?)?)?$/, {
    error: DATE,
    abort: true,
  })
  .refine((value) => value === '' || isCalendarDate(value.slice(0, 10)), {
    error: DATE,
    abort: true,
  })
  .refine((value) => value === '' || isAcceptedDay(value.slice(0, 10)), {
    error: () => `Please enter a date from ${FIRST_YEAR} to ${acceptedDays().last.slice(0, 4)}.`,
  })
  .nullish()
  .transform((value) => value?.slice(0, 10) || null);

function isCalendarDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
