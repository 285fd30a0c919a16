import { z } from 'zod';

const DEFAULT_SIZE = 10;
const MAX_PAGE_SIZE = 100;
/** Far beyond any real page, and small enough to multiply. */
const MAX_PAGE = 1_000_000_000;

/** Absent, '' and 0 mean "not set". */
const wholeNumber = (max: number, unset: number) =>
  z
    .string()
    .regex(/^\d{0,10}$/, `Expected a whole number from 1 to ${max}.`)
    .optional()
    .transform((text) => Number(text ?? '') || unset)
    .refine((value) => value <= max, `Expected a whole number from 1 to ${max}.`);

export const PageQuery = z.object({
  pageNumber: wholeNumber(MAX_PAGE, 1),
  pageSize: wholeNumber(MAX_PAGE_SIZE, DEFAULT_SIZE),
});
