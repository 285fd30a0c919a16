import { z } from 'zod';
import { MAX_ID } from './max-id.ts';
import { oneLine, textOfLines } from './visible-text.ts';

export const REQUIRED = 'Please fill out all the required(*) fields.';
export const POSITIVE = 'Please enter a positive value.';
export const CHOOSE = 'Please choose a value from the list.';
const NUMBER = 'Please enter a number.';
const TEXT = 'Please enter plain text.';
const DATE = 'Please enter a date as YYYY-MM-DD.';

type Said = (issue: { input?: unknown }) => string;

/** What is missing is asked for; what is there and of another kind gets the other sentence. */
const missingOr =
  (wrong: string): Said =>
  ({ input }) =>
    input === undefined || input === null || input === '' ? REQUIRED : wrong;

const orNothing =
  (wrong: string): Said =>
  ({ input }) =>
    input === 0 ? REQUIRED : missingOr(wrong)({ input });

/** A form that sends every field sends '' for a number that nobody filled in. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

/** Text as people see it, at most `max` characters that may be ''. PostgreSQL stores no NUL, and no database half a surrogate pair. */
const text = (max: number, asSeen: (text: string) => string) =>
  z
    .string({ error: missingOr(TEXT) })
    .overwrite(asSeen)
    .max(max, `Please enter at most ${max} characters.`)
    .refine((value) => value.isWellFormed() && !value.includes('\0'), TEXT);

/** One line. */
export const requiredText = (max: number) => text(max, oneLine).min(1, REQUIRED);

/** Several lines. */
export const requiredLines = (max: number) => text(max, textOfLines).min(1, REQUIRED);

/** One line; absent and null are ''. */
export const optionalText = (max: number) =>
  text(max, oneLine)
    .nullish()
    .transform((value) => value ?? '');

/** From 0 to `max`. */
export const requiredAmount = (max: number) =>
  z
    .number({ error: missingOr(NUMBER) })
    .min(0, POSITIVE)
    .max(max, `Please enter at most ${max.toLocaleString('en-US')}.`);

/** Absent, null and '' are 0. */
export const optionalAmount = (max: number) =>
  unlessEmpty(requiredAmount(max).nullish()).transform((value) => value ?? 0);

export const requiredId = z
  .int({ error: orNothing(CHOOSE) })
  .min(0, CHOOSE)
  .max(MAX_ID, CHOOSE)
  .refine((id) => id !== 0, REQUIRED);

/** Absent, null, '' and 0 are undefined. */
export const optionalId = unlessEmpty(
  z.int({ error: CHOOSE }).min(0, CHOOSE).max(MAX_ID, CHOOSE).nullish(),
).transform((id) => id || undefined);

/** One of the codes given; 0 and '' count as missing. The description would otherwise show the first code alone. */
export const requiredCode = <const Code extends number>(codes: readonly Code[]) =>
  z.literal(codes, { error: orNothing(CHOOSE) }).meta({ type: 'integer', enum: [...codes] });

/** One of the codes given; absent, null, '' and 0 are 0, "not set". */
export const optionalCode = (codes: readonly number[]) =>
  unlessEmpty(
    z
      .literal([0, ...codes], { error: CHOOSE })
      .nullish()
      .meta({ type: ['integer', 'null'], enum: [0, ...codes, null] }),
  ).transform((code) => code ?? 0);

/** Absent, null and '' are false. */
export const optionalFlag = unlessEmpty(
  z.boolean({ error: 'Please say true or false.' }).nullish(),
).transform((value) => value ?? false);

/** What a date built can be: older or later ones are slips of the keyboard, such as 08 for 2008. */
const FIRST_YEAR = 1800;
const YEARS_AHEAD = 10;

/** The first and the last day that `optionalDate` takes, as `YYYY-MM-DD`. */
export function daysTaken(now = new Date()): { first: string; last: string } {
  return { first: `${FIRST_YEAR}-01-01`, last: `${now.getFullYear() + YEARS_AHEAD}-12-31` };
}

/** Whether `optionalDate` takes a day, `YYYY-MM-DD`. */
export function isDayTaken(date: string): boolean {
  const { first, last } = daysTaken();
  return date >= first && date <= last;
}

/** A calendar date of those that are taken, with or without a time of day, as `YYYY-MM-DD`; absent, null and '' are null. */
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
  .refine((value) => value === '' || isDayTaken(value.slice(0, 10)), {
    error: () => `Please enter a date from ${FIRST_YEAR} to ${daysTaken().last.slice(0, 4)}.`,
  })
  .nullish()
  .transform((value) => value?.slice(0, 10) || null);

function isCalendarDate(date: string): boolean {
  const time = Date.parse(date);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(date);
}
